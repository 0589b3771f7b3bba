/** 'Renata Oliveira Brandão' gives 'RB': the first letters of the first and last names. */
export const iniciais = (nome: string): string => {
  const partes = nome.trim().split(/\s+/);
  const ultima = partes.length > 1 ? partes.at(-1) : '';
  return [partes[0], ultima]
    .map((parte) => [...(parte ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('pt-BR');
};
