export interface Trecho {
  readonly inicio: number;
  readonly fim: number;
}

export interface Simples {
  readonly letras: string;
  readonly lugares: readonly number[];
}

/** Text without accents or capitals and with single spaces; each letter keeps its position. */
export const simplificar = (texto: string): Simples => {
  let letras = '';
  const lugares: number[] = [];
  for (let lugar = 0; lugar < texto.length; lugar += 1) {
    const sinal = texto[lugar] ?? '';
    const simples = /\s/.test(sinal)
      ? ' '
      : sinal
          .normalize('NFKD')
          .replace(/\p{M}|\u00AD/gu, '')
          .toLowerCase();
    if (simples === ' ' && (letras === '' || letras.endsWith(' '))) continue;
    for (const letra of simples) {
      letras += letra;
      lugares.push(lugar);
    }
  }
  return { letras, lugares };
};

/** Every passage that matches, ignoring accents, capitals and line breaks. */
export const buscarEm = ({ letras, lugares }: Simples, procurado: string): readonly Trecho[] => {
  const termo = simplificar(procurado).letras.trim();
  if (termo === '') return [];
  const achados: Trecho[] = [];
  for (let em = letras.indexOf(termo); em >= 0; em = letras.indexOf(termo, em + termo.length)) {
    const inicio = lugares[em];
    const ultima = lugares[em + termo.length - 1];
    if (inicio !== undefined && ultima !== undefined) achados.push({ inicio, fim: ultima + 1 });
  }
  return achados;
};
