import { abertura, decodificar, escaparMarcas, limparMarcas, readPartes } from './marcacao.ts';

/** Inside a list, line breaks belong to the markup, not to the text. */
const emLista = (texto: string): string => texto.replace(/\n(?=<li>|<\/[uo]l>)/g, '');

/** A paragraph as HTML: words escaped, only listed tags, links to a page or a mailbox. */
export const htmlDoParagrafo = (paragrafo: string): string =>
  readPartes(emLista(limparMarcas(paragrafo)))
    .map((parte) => {
      if (parte.tipo === 'texto') return escaparMarcas(decodificar(parte.texto)).replaceAll('\n', '<br>');
      return parte.tipo === 'abre' ? abertura(parte.tag, parte.href) : `</${parte.tag}>`;
    })
    .join('');

/** The same without tags: items with a dash, and a link's address after its words. */
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
