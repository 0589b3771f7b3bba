interface RespostaComArquivos {
  readonly casos: readonly unknown[];
  readonly anexos: readonly unknown[];
}

/** A file belongs to one case only. */
export const anexosSoDeUma = {
  vale: ({ casos, anexos }: RespostaComArquivos): boolean => casos.length === 1 || anexos.length === 0,
  campo: 'anexos',
  frase: 'Anexos só cabem em uma resposta de cada vez.',
} as const;
