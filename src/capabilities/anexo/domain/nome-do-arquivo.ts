import { analisar } from '#capabilities/dados-pessoais/domain/analisar.ts';

const MAX = 150;
// Control characters, and those that turn the direction of writing: 'fdp.exe' must not read as 'exe.pdf'.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const INVISIVEIS = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
const PROIBIDOS = /[<>:"|?*]/g;

/** '.pdf', in lower case; empty if there is none. */
export const extensaoDe = (nome: string): string =>
  /\.[\p{L}\p{N}]{1,8}$/u.exec(nome)?.[0].toLowerCase() ?? '';

/** Only the last part of a path, without characters special to a file system or a header. */
export const nomeLimpo = (nome: string): string => {
  const ultima = nome.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const limpo = ultima.replace(INVISIVEIS, '').replace(PROIBIDOS, '_').trim().replace(/^\.+/, '');
  const extensao = extensaoDe(limpo);
  const base = extensao ? limpo.slice(0, -extensao.length) : limpo;
  const curta = [...base]
    .slice(0, MAX - extensao.length)
    .join('')
    .trim();
  return curta === '' ? `arquivo${extensao}` : `${curta}${extensao}`;
};

/** Splits 'CNH_MariaSouza2' into words, so that a name in it is found. */
export const emPalavras = (nome: string): string =>
  nome
    .replaceAll('_', ' ')
    .replace(/\p{Ll}(?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})|\p{L}(?=\d)|\d(?=\p{L})/gu, '$& ');

/** A file is often called after the person who sends it. Companies are no people. */
export const nomeiaAlguem = (nome: string): boolean => {
  const base = nome.slice(0, nome.length - extensaoDe(nome).length);
  return [base, emPalavras(base)].some((texto) => analisar(texto).some(({ tipo }) => tipo !== 'cnpj'));
};

/** The name tells the truth about the content: a JPEG called 'laudo.pdf' becomes 'laudo.pdf.jpg'. */
export const nomeVerdadeiro = (nome: string, extensoes: readonly string[]): string =>
  extensoes.includes(extensaoDe(nome)) ? nome : `${nome}${extensoes[0] ?? ''}`;

/** RFC 6266 and 5987: plain letters for old browsers, the real name for the rest. */
export const contentDisposition = (nome: string): string => {
  const simples = nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_');
  const codificado = encodeURIComponent(nome.toWellFormed()).replace(
    /['()*!]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${simples}"; filename*=UTF-8''${codificado}`;
};
