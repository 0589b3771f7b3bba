import { Rotulo } from '../classes.ts';
import type { TipoDeDado } from '../tipos.ts';
import type { RotulosLidos } from './rotulos-lidos.ts';
import {
  isAno,
  isAssinante,
  isCartaoValido,
  isCnpjValido,
  isCpfValido,
  isPisValido,
  isTelefoneComDdd,
  isTituloValido,
} from './verificar.ts';

/** What is known about a number besides its digits. */
export interface Numero {
  readonly desenho: string;
  readonly digitos: string;
  /** Index of the word with its first group. */
  readonly k: number;
  readonly rotulos: RotulosLidos;
  /** The sign right before it. */
  readonly antes: string;
}

export type Regra = (numero: Numero) => TipoDeDado | null;

const LADO_A_LADO = 4;
const NA_FRASE = 8;

const se = (tipo: TipoDeDado, condicao: boolean): TipoDeDado | null => (condicao ? tipo : null);

export const cpf: Regra = ({ digitos, k, rotulos }) =>
  se('cpf', isCpfValido(digitos) || rotulos.perto(Rotulo.cpf, k, LADO_A_LADO));
export const cnpj: Regra = ({ digitos, k, rotulos }) =>
  se('cnpj', isCnpjValido(digitos) || rotulos.perto(Rotulo.cnpj, k, LADO_A_LADO));
export const pis: Regra = ({ k, rotulos }) => se('pis', rotulos.perto(Rotulo.pis, k, NA_FRASE));

export const tituloComRotulo: Regra = ({ k, rotulos }) =>
  se('titulo_eleitor', rotulos.perto(Rotulo.titulo, k, NA_FRASE));
export const titulo: Regra = (numero) =>
  tituloComRotulo(numero) ??
  se('titulo_eleitor', isTituloValido(numero.digitos) && !numero.rotulos.deCoisa(numero.k, LADO_A_LADO));

export const cartao: Regra = ({ digitos, k, rotulos }) =>
  se(
    'cartao',
    rotulos.perto(Rotulo.cartao, k, NA_FRASE) ||
      (isCartaoValido(digitos) && !rotulos.deCoisa(k, LADO_A_LADO)),
  );

export const cep: Regra = ({ k, rotulos }) =>
  se(
    'cep',
    rotulos.perto(Rotulo.cep, k, LADO_A_LADO) ||
      !(
        rotulos.deCoisa(k, 1) ||
        rotulos.perto(Rotulo.conta, k, LADO_A_LADO) ||
        rotulos.perto(Rotulo.rg, k, 3)
      ),
  );
export const cepComRotulo: Regra = ({ k, rotulos }) => se('cep', rotulos.perto(Rotulo.cep, k, LADO_A_LADO));

const dizTelefone = ({ k, rotulos, antes }: Numero): boolean =>
  antes === '+' || rotulos.perto(Rotulo.telefone, k, NA_FRASE);
export const telefoneComRotulo: Regra = (numero) =>
  se('telefone', isAssinante(numero.digitos) && dizTelefone(numero));
export const movel: Regra = (numero) =>
  se(
    'telefone',
    isAssinante(numero.digitos) && (dizTelefone(numero) || !numero.rotulos.deCoisa(numero.k, 2)),
  );
export const fixo: Regra = (numero) =>
  se(
    'telefone',
    isAssinante(numero.digitos) &&
      (dizTelefone(numero) ||
        !(
          isAno(numero.digitos.slice(4)) ||
          numero.rotulos.deCoisa(numero.k, LADO_A_LADO) ||
          numero.rotulos.perto(Rotulo.conta, numero.k, NA_FRASE) ||
          numero.rotulos.perto(Rotulo.agencia, numero.k, NA_FRASE)
        )),
  );

export const comDddEPais: Regra = (numero) =>
  se('telefone', isTelefoneComDdd(numero.digitos) && dizTelefone(numero));

/** Eleven plain digits: CPF, PIS or mobile. The word before decides, then the check digits. */
export const onze: Regra = (numero) => {
  const { digitos, k, rotulos } = numero;
  if (rotulos.perto(Rotulo.cpf, k, LADO_A_LADO)) return 'cpf';
  if (rotulos.perto(Rotulo.pis, k, NA_FRASE))
    return isCpfValido(digitos) && !isPisValido(digitos) ? 'cpf' : 'pis';
  const telefone = isTelefoneComDdd(digitos);
  if (telefone && rotulos.perto(Rotulo.telefone, k, NA_FRASE)) return 'telefone';
  if (rotulos.deCoisa(k, 3)) return null;
  return isCpfValido(digitos) ? 'cpf' : se('telefone', telefone);
};

export const quatorze: Regra = (numero) => {
  if (numero.rotulos.deCoisa(numero.k, 3) && !isCnpjValido(numero.digitos)) return null;
  return (
    cnpj(numero) ??
    se('cartao', isCartaoValido(numero.digitos) && numero.rotulos.perto(Rotulo.cartao, numero.k, NA_FRASE))
  );
};

export const rgComDigito: Regra = ({ k, rotulos }) =>
  se(
    'rg',
    rotulos.perto(Rotulo.rg, k, NA_FRASE) ||
      !(rotulos.deCoisa(k, 3) || rotulos.perto(Rotulo.conta, k, LADO_A_LADO)),
  );

export const sempre =
  (tipo: TipoDeDado): Regra =>
  () =>
    tipo;

export const DOIS_RAMAIS = /^[45]-4\/[24]$/;

export const semRamal: Regra = (numero) => {
  const ramal = numero.desenho.indexOf('/', 2);
  const digitos = numero.digitos.slice(0, -Number(numero.desenho.slice(ramal + 1)));
  return DOIS_RAMAIS.test(numero.desenho) ? fixo({ ...numero, digitos }) : comDdd({ ...numero, digitos });
};

export const comDdd: Regra = (numero) =>
  se(
    'telefone',
    isTelefoneComDdd(numero.digitos) &&
      (/[)-]/.test(numero.desenho) || numero.digitos.length >= 11 || dizTelefone(numero)),
  );
