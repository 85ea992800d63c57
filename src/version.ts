/** Of this package, as package.json has it; written down here so that no bundler has to carry that file along. */
export const VERSION = "0.1.0";
