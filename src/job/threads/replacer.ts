import { replacingService } from "./replacing.js";
import { serve } from "./serve.js";

// A thread that takes out what taggers have found.
await serve(replacingService);
