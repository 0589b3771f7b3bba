import { pareceComum } from '../aparencia.ts';
import { CABECA, CARGO, COMUM, EMPRESA, NOME_PROPRIO, PARTICULA, SANTO, TITULO } from '../classes.ts';
import { CAIXA_ALTA, CAPITAL, MINUSCULA, type Palavras, VARIOS } from '../palavras.ts';
import { classeEm, comecaFrase, comprimento, palavra, seguido, sinalAntes, vao } from '../vizinhos.ts';
import { ABREVIADO, MAX_PARA_TRAS } from './contexto.ts';

/** Things that belong to somebody rather than bear a name: 'Carteira de Maria Souza'. */
const POSSUIDO =
  /^(?:carteira|cart[aã]o|conta|protocolo|projeto|livro|bolsa|aux[ií]lio|casa|sala|s[ií]tio|ch[aá]cara|loja|caso|medida|teste|obra|acervo)$/i;

/** True if the name belongs to a hospital, a law or a street named after somebody. */
export const cabecaAntes = (p: Palavras, k: number): boolean => {
  let particulas = 0;
  for (let m = k - 1; m >= 0 && m >= k - MAX_PARA_TRAS; m--) {
    const abreviado = sinalAntes(p, m + 1) === '.' && ABREVIADO.test(palavra(p, m));
    const aspas = '"“‘\''.includes(sinalAntes(p, m + 1) || ' ') || p.sinal[m + 1] === 0x201c;
    if (
      !(
        seguido(p, m + 1) ||
        abreviado ||
        aspas ||
        (p.sinal[m + 1] === 0 && (p.linhas[m + 1] as number) === 1 && vao(p, m + 1) <= 3)
      )
    )
      return false;
    const qual = classeEm(p, m);
    const escrita = p.forma[m] as number;
    if ((qual & SANTO) !== 0 && escrita !== MINUSCULA) return true;
    if ((qual & CABECA) !== 0 && particulas === 1 && comecaFrase(p, m) && POSSUIDO.test(palavra(p, m)))
      return false;
    if ((qual & CABECA) !== 0 && (qual & TITULO) === 0)
      return particulas === 0 || escrita !== MINUSCULA || particulas > 1 || isLugar(p, m);
    if ((qual & PARTICULA) !== 0) {
      // 'Hospital e João': after 'e' something new begins.
      if (comprimento(p, m) === 1) return false;
      particulas++;
    } else if ((qual & (TITULO | CARGO | COMUM)) !== 0 && escrita !== MINUSCULA) continue;
    else if ((qual & (TITULO | CARGO)) !== 0) {
      // 'Terra indígena Yanomami' is a place, 'a indígena Yanomami' a person.
      if ((qual & TITULO) !== 0) return /^ind[ií]genas?$/i.test(palavra(p, m)) && isTerra(p, m - 1);
    } else if (
      !(
        (escrita === CAPITAL || escrita === CAIXA_ALTA) &&
        (qual & NOME_PROPRIO) === 0 &&
        pareceComum(p.texto, p.inicio[m] as number, p.fim[m] as number, 'normal')
      )
    )
      return false;
  }
  return false;
};

const LUGAR =
  /^(?:munic[ií]pios?|cidade|bairro|comarca|estado|prefeitura|distrito|povoado|regi[aã]o|c[aâ]mara|lei|governo|praias?|ilhas?|serras?|rios?|lagoas?|a[cç]udes?|morros?|cachoeiras?|ba[ií]a)$/i;
const isTerra = (p: Palavras, m: number): boolean =>
  seguido(p, m + 1) &&
  (classeEm(p, m) & CABECA) !== 0 &&
  /^(?:terras?|povos?|reservas?|aldeias?|territ[oó]rios?)$/i.test(palavra(p, m));
const isLugar = (p: Palavras, m: number): boolean => LUGAR.test(palavra(p, m));

/** A company's name goes on until its mark: 'Silva e Filhos Comércio de Tintas Ltda'. */
export const empresaDepois = (p: Palavras, ultima: number): boolean => {
  for (let m = ultima + 1; m < p.total && m <= ultima + MAX_PARA_TRAS; m++) {
    const sinal = sinalAntes(p, m);
    if ((p.linhas[m] as number) > 0 || vao(p, m) > 3) return false;
    if (sinal === '&') return true;
    if (sinal !== '' && !'-/.'.includes(sinal)) return false;
    if (p.sinal[m] === VARIOS) return false;
    if ((classeEm(p, m) & EMPRESA) !== 0 && p.forma[m] !== MINUSCULA && comprimento(p, m) > 2) return true;
    if (/^S$/.test(palavra(p, m)) && m + 1 < p.total && /^A$/.test(palavra(p, m + 1)) && vao(p, m + 1) <= 1)
      return true;
    if (/^S\/?A$/.test(palavra(p, m))) return true;
    const escrita = p.forma[m] as number;
    if (escrita === MINUSCULA && (classeEm(p, m) & PARTICULA) === 0) return false;
  }
  return false;
};
