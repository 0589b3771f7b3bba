import { invalid } from '#kernel/errors.ts';

/** Five minutes of quick speech are some 6,000 letters. */
export const MAX_TRANSCRICAO = 10_000;

export const isAudio = (tipoConteudo: string): boolean => tipoConteudo.startsWith('audio/');

export const naoEAudio = () =>
  invalid('transcricao.nao-e-audio', 'Só se transcreve um arquivo de áudio que veio com a manifestação.');
