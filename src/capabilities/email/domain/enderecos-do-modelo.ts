import { decodificar, readPartes } from './marcacao.ts';
import type { Palavras } from './modelo.ts';

/** Names of hosts that a template may lead to, each with what is below it. */
export type LugaresPermitidos = readonly string[];

/** Always: services of government have their names below this one. */
export const GOVERNO = 'gov.br';

/** 'https://evil.example/x', 'evil.example/x' and 'a@evil.example' alike: mail programs make a link of each. */
const COM_ESQUEMA = /[a-z][a-z0-9+.-]*:\/\/[^\s<>"'()]+/giu;
const NOME_DE_LUGAR = /(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+/gu;
const SEM_LUGAR = 'endereço sem nome de site';

/** Dots of other scripts lead where a dot does. */
const comPontos = (texto: string): string => texto.normalize('NFKC').replaceAll('\u3002', '.');

const isPermitido = (lugar: string, permitidos: LugaresPermitidos): boolean => {
  const nome = lugar.toLowerCase().replace(/\.$/, '');
  return [GOVERNO, ...permitidos].some((cada) => nome === cada || nome.endsWith(`.${cada}`));
};

/** Where an address leads; a name and password before it would only make it look like another. */
const lugarDe = (endereco: string): string => {
  if (!URL.canParse(endereco)) return SEM_LUGAR;
  const { protocol, hostname, username, pathname } = new URL(endereco);
  if (protocol === 'mailto:') return pathname.slice(pathname.lastIndexOf('@') + 1);
  return username === '' && /^https?:$/.test(protocol) ? hostname : SEM_LUGAR;
};

const lugaresDoTexto = (texto: string): string[] => {
  const limpo = comPontos(texto);
  const inteiros = limpo.match(COM_ESQUEMA) ?? [];
  return [...inteiros.map(lugarDe), ...(limpo.replace(COM_ESQUEMA, ' ').match(NOME_DE_LUGAR) ?? [])];
};

const VARIAVEL_INTEIRA = /^\{\{\s*\w+\s*\}\}$/;

const lugaresDoCorpo = (corpo: string): string[] => {
  const partes = readPartes(corpo);
  // Tags do not interrupt what the reader's program sees as one address.
  const texto = partes.map((parte) => (parte.tipo === 'texto' ? decodificar(parte.texto) : '')).join('');
  const ligacoes = partes.flatMap((parte) =>
    parte.tipo === 'abre' && parte.tag === 'a' && !VARIAVEL_INTEIRA.test(parte.href)
      ? [lugarDe(parte.href)]
      : [],
  );
  return [...ligacoes, ...lugaresDoTexto(texto)];
};

/** The first place that the words lead to and may not, by field; `nome` is the platform's own, which may look like one ('Escuta.BR'). */
export const lugaresEstranhos = (
  { assunto, titulo, corpo, botao }: Palavras,
  permitidos: LugaresPermitidos,
  nome: string,
): Readonly<Record<string, string>> => {
  const semNome = (texto: string): string => texto.replaceAll(nome, ' ');
  const lugares = {
    assunto: lugaresDoTexto(semNome(assunto)),
    titulo: lugaresDoTexto(semNome(titulo)),
    corpo: lugaresDoCorpo(semNome(corpo)),
    botao: lugaresDoTexto(semNome(botao ?? '')),
  };
  return Object.fromEntries(
    Object.entries(lugares).flatMap(([campo, destes]) => {
      const estranho = destes.find((lugar) => !isPermitido(lugar, permitidos));
      return estranho === undefined ? [] : [[campo, estranho]];
    }),
  );
};

export const fraseDoLugar = (lugar: string): string =>
  `O texto leva a ${lugar}. Os e-mails só levam à própria plataforma e a sites .gov.br; se era uma frase, deixe um espaço depois do ponto.`;
