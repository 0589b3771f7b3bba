/** What is no element: a comment, a section of bare text, an instruction. */
const A_PARTE: readonly (readonly [abre: string, fecha: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];
/** A tag: '/' of one that closes, its name, its attributes, '/' of one that is whole. */
const TAG = /<(\/?)([^\s<>/="']+)((?:\s+[^\s<>/="']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;

/** Where what begins here ends; null if it begins nothing of the kind, -1 if it never ends. */
const fimDaParte = (texto: string, aqui: number): number | null => {
  const parte = A_PARTE.find(([abre]) => texto.startsWith(abre, aqui));
  if (!parte) return null;
  const [abre, fecha] = parte;
  const fim = texto.indexOf(fecha, aqui + abre.length);
  return fim < 0 ? -1 : fim + fecha.length;
};

/** Opens or closes; false where an element closes that is not the last one open. */
const anotar = (abertos: string[], [, fecha, nome = '', atributos, vazia]: RegExpExecArray): boolean => {
  if (fecha) return !atributos && !vazia && abertos.pop() === nome;
  if (!vazia) abertos.push(nome);
  return true;
};

/** Every element that opens closes, in order, and one holds all the others: less than that no program reads. */
export const isXmlInteiro = (texto: string): boolean => {
  const abertos: string[] = [];
  let raizes = 0;
  let aqui = 0;
  for (let abre = texto.indexOf('<'); abre >= 0; abre = texto.indexOf('<', aqui)) {
    if (abertos.length === 0 && texto.slice(aqui, abre).trim() !== '') return false;
    const fim = fimDaParte(texto, abre);
    if (fim === -1) return false;
    if (fim !== null) {
      aqui = fim;
      continue;
    }
    TAG.lastIndex = abre;
    const tag = TAG.exec(texto);
    if (!tag) return false;
    if (abertos.length === 0) raizes += 1;
    if (!anotar(abertos, tag)) return false;
    aqui = TAG.lastIndex;
  }
  return abertos.length === 0 && raizes === 1 && texto.slice(aqui).trim() === '';
};
