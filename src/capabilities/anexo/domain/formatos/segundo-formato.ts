import { indexOf, startsWith } from './bytes.ts';

const NO_COMECO = ['MZ', '\x7fELF', 'Rar!', '7z\xbc\xaf', '#!'];
const EM_QUALQUER_LUGAR = ['PK\x05\x06', 'PK\x03\x04', '%PDF-', '<?php', '<script', 'Rar!\x1a\x07'];

/** True if another file hides after the end: some readers accept their own signature anywhere. */
export const escondeOutro = (depoisDoFim: Uint8Array): boolean =>
  NO_COMECO.some((marca) => startsWith(depoisDoFim, marca)) ||
  EM_QUALQUER_LUGAR.some((marca) => indexOf(depoisDoFim, marca) >= 0);
