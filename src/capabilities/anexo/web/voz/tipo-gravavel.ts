/** What we take of what browsers record; the first that this one can is used. */
const TIPOS = [
  { mime: 'audio/webm;codecs=opus', extensao: '.webm' },
  { mime: 'audio/ogg;codecs=opus', extensao: '.ogg' },
] as const;

export type TipoGravavel = (typeof TIPOS)[number];

/** Null where there is no microphone to ask for, or only formats that are not taken: then nothing is offered. */
export const tipoGravavel = (): TipoGravavel | null => {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia) return null;
  return TIPOS.find(({ mime }) => MediaRecorder.isTypeSupported(mime)) ?? null;
};
