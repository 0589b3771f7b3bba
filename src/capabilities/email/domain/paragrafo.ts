import { abertura, decodificar, escaparMarcas, limparMarcas, readPartes } from './marcacao.ts';

/** Inside a list, lines are the items' own. */
const emLista = (texto: string): string => texto.replace(/\n(?=<li>|<\/[uo]l>)/g, '');

/** One paragraph, as HTML: what it says is text, what it marks is of the list, and a link leads to a page or a mailbox. */
export const htmlDoParagrafo = (paragrafo: string): string =>
  readPartes(emLista(limparMarcas(paragrafo)))
    .map((parte) => {
      if (parte.tipo === 'texto') return escaparMarcas(decodificar(parte.texto)).replaceAll('\n', '<br>');
      return parte.tipo === 'abre' ? abertura(parte.tag, parte.href) : `</${parte.tag}>`;
    })
    .join('');

/** The same without marks: items with a dash, and the address of a link after its words. */
export const textoDoParagrafo = (paragrafo: string): string => {
  let href = '';
  return readPartes(emLista(limparMarcas(paragrafo)))
    .map((parte) => {
      if (parte.tipo === 'texto') return decodificar(parte.texto);
      if (parte.tag === 'li') return parte.tipo === 'abre' ? '- ' : '\n';
      if (parte.tag !== 'a') return '';
      if (parte.tipo === 'fecha') return ` (${href})`;
      href = parte.href;
      return '';
    })
    .join('')
    .trim();
};
