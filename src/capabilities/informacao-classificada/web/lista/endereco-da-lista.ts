export const enderecoDaLista = (idOuvidoria: number, ano: number, edicao?: number): string =>
  `/informacoes-classificadas/orgao/${idOuvidoria}/${ano}${edicao === undefined ? '' : `?edicao=${edicao}`}`;
