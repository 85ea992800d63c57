import { serve } from "./serve.js";
import { tagging } from "./tagging.js";

// A thread that finds PHI.
await serve(tagging);
