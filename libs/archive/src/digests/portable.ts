// In browsers, whose own SHA-256 takes no parts.
export { Sha256 } from '@tarokk/competition';
