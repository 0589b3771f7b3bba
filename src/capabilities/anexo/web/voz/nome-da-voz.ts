const NOME = 'mensagem-de-voz';

/** The first name that no file of the list has: one that was removed leaves its number free. */
export const nomeDaVoz = (extensao: string, usados: readonly string[]): string => {
  const ocupados = new Set(usados.map((nome) => nome.toLowerCase()));
  for (let numero = 1; ; numero++) {
    const nome = `${NOME}${numero === 1 ? '' : `-${numero}`}${extensao}`;
    if (!ocupados.has(nome)) return nome;
  }
};
