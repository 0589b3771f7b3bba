import { type Nomes, nomesDeFora } from './nomes.ts';
import type { Sorte } from './sorte.ts';
import { valores } from './valores.ts';

const PARTICULAS = ['da ', 'de ', 'dos ', 'do '];

const DATAS_EM_PALAVRAS = [
  'dez de maio de 1980',
  'primeiro de janeiro de dois mil e um',
  'vinte e três de março de mil novecentos e oitenta e cinco',
  'doze dias do mês de outubro do ano de mil novecentos e setenta',
  '10 de junho de mil novecentos e noventa',
  'trinta e um (31) de dezembro de 2015',
];

const semAcento = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '');

/** Common and rare parts of names; the reserved names are rarer. */
const partesDoNome = (
  sorte: Sorte,
  nomes: Nomes,
  raros: number,
): { primeiros: string[]; ultimos: string[] } => {
  const primeiro = sorte.chance(raros) ? sorte.um(nomes.prenomesRaros) : sorte.um(nomes.prenomes);
  const segundo = sorte.chance(0.3) ? [sorte.um(nomes.prenomes)] : [];
  const ultimos = [sorte.chance(raros) ? sorte.um(nomes.sobrenomesRaros) : sorte.um(nomes.sobrenomes)];
  if (sorte.chance(0.5)) ultimos.unshift(sorte.um(nomes.sobrenomes));
  return { primeiros: [primeiro, ...segundo], ultimos };
};

export const escreverNome = (
  sorte: Sorte,
  nomes: Nomes,
  raros: number,
  forma: string | undefined,
): string => {
  const { primeiros, ultimos } = partesDoNome(sorte, nomes, raros);
  const particula = sorte.chance(0.35) ? sorte.um(PARTICULAS) : '';
  const [primeiro = '', ...outros] = primeiros;
  const final = `${particula}${ultimos.join(' ')}`;
  const inteiro = [primeiro, ...outros, final].join(' ');
  switch (forma) {
    case 'caps':
      return inteiro.toUpperCase();
    // An unknown name in lower case only follows words that announce it, such as 'meu nome é'.
    case 'min':
      return [sorte.um(nomes.prenomes), `${particula}${sorte.um(nomes.sobrenomes)}`].join(' ').toLowerCase();
    case 'sem':
      return semAcento(inteiro);
    case 'um':
      return primeiro;
    case 'abrev':
      return sorte.um([
        `${primeiro.charAt(0)}. ${outros[0]?.charAt(0) ?? 'A'}. ${sorte.um(nomes.sobrenomes)}`,
        `${sorte.um(nomes.prenomes)} ${ultimos[0]?.charAt(0)}.`,
        `${primeiro} ${outros[0]?.charAt(0) ?? 'M'}. ${ultimos.at(-1)}`,
      ]);
    case 'inv':
      return `${sorte.um(nomes.sobrenomes).toUpperCase()}, ${sorte.um(nomes.prenomes)}`;
    case 'quebra':
      return `${sorte.um(nomes.prenomes)}\n${sorte.um(nomes.sobrenomes)}`;
    // The name continues on the next line, broken before or after its joining particle.
    case 'linha': {
      const quebrado = `${primeiros.join(' ')}${sorte.um(['\nde ', ' da\n', ' dos\n', '\ndo '])}${sorte.um(nomes.sobrenomes)}`;
      return sorte.chance(0.5) ? quebrado.toUpperCase() : quebrado;
    }
    case 'ummin':
      return sorte.um(nomes.prenomes).toLowerCase();
    case 'invde':
      return `${sorte.um(nomes.sobrenomes).toUpperCase()}, ${sorte.um(nomes.prenomes)} ${sorte.um(['de', 'da'])}`;
    case 'fora':
      return sorte.um(nomesDeFora);
    case 'dobro':
      return inteiro.replace(' ', '  ');
    case 'pdf':
      return sorte.um([
        inteiro.normalize('NFD'),
        inteiro.replace(/(\p{L}{3})(\p{L})/u, '$1\u00AD$2'),
        inteiro.replace(/ /g, '\u00A0'),
      ]);
    default:
      return inteiro;
  }
};

export const escreverValor = (sorte: Sorte, chave: string, forma: string | undefined): string => {
  const valor = valores[chave]?.(sorte) ?? '';
  if (forma === 'caps') return valor.toUpperCase();
  if (forma === 'extenso') return '12 dias do mês de março de 1978';
  if (forma === 'palavras') return sorte.um(DATAS_EM_PALAVRAS);
  if (forma === 'pdf')
    return valor
      .replace(/-/g, sorte.um(['\u2011', '\u2013', '-']))
      .replace(/\d/g, (d) => (sorte.chance(0.1) ? String.fromCharCode(0xff10 + Number(d)) : d));
  return valor;
};
