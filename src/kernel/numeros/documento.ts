import { formatCnpj } from '@brazilian-utils/brazilian-utils/format-cnpj';
import { formatCpf } from '@brazilian-utils/brazilian-utils/format-cpf';
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

/** Ids of the original platform, sent on the wire. */
export const TipoDocumento = { cpf: 1, cnpj: 8 } as const;
export type IdTipoDocumento = (typeof TipoDocumento)[keyof typeof TipoDocumento];

/**
 * What may identify somebody in a case filed at the desk or by a program; 20 and above are ours. A
 * foreigner has a passport or an RNM, and nobody is asked for one beside a CPF (Lei 13.460/2017,
 * art. 10-A). An account's document is still a CPF or a CNPJ.
 */
export const TipoDocumentoDoCaso = { ...TipoDocumento, passaporte: 20, rnm: 21 } as const;
export type IdDocumentoDeEstrangeiro = typeof TipoDocumentoDoCaso.passaporte | typeof TipoDocumentoDoCaso.rnm;

export const nomeDoDocumento: Readonly<Record<number, string>> = {
  [TipoDocumentoDoCaso.cpf]: 'CPF',
  [TipoDocumentoDoCaso.cnpj]: 'CNPJ',
  [TipoDocumentoDoCaso.passaporte]: 'Passaporte',
  [TipoDocumentoDoCaso.rnm]: 'RNM',
};

export const isDocumentoDeEstrangeiro = (tipo: number | undefined): tipo is IdDocumentoDeEstrangeiro =>
  tipo === TipoDocumentoDoCaso.passaporte || tipo === TipoDocumentoDoCaso.rnm;

/** 'v123456-7' is V1234567: letters and digits alone, as the document's own line has them. */
export const desmascararEstrangeiro = (numero: string): string =>
  numero.replace(/[^0-9a-z]/gi, '').toUpperCase();

/** Every country numbers passports its own way; an RNM is a letter, six digits and a check character. */
const FORMATOS: Readonly<Record<IdDocumentoDeEstrangeiro, RegExp>> = {
  [TipoDocumentoDoCaso.passaporte]: /^(?=.*\d)[0-9A-Z]{5,15}$/,
  [TipoDocumentoDoCaso.rnm]: /^[A-Z]\d{6}[0-9A-Z]$/,
};

export const isEstrangeiroValido = (tipo: IdDocumentoDeEstrangeiro, numero: string): boolean =>
  FORMATOS[tipo].test(desmascararEstrangeiro(numero));

export const TipoPessoa = { fisica: 1, juridica: 2 } as const;

/** Since July 2026 a CNPJ may carry letters in its first twelve places; numeric ones stay valid. */
const alfanumerico = { version: 2 } as const;

export const isCpfValido = (cpf: string): boolean => isValidCpf(cpf);
export const isCnpjValido = (cnpj: string): boolean => isValidCnpj(cnpj, alfanumerico);

export const isDocumentoValido = (tipo: IdTipoDocumento, numero: string): boolean =>
  tipo === TipoDocumento.cpf ? isCpfValido(numero) : isCnpjValido(numero);

/** 3.3.3-2; an unfinished number gets the mask as far as it goes, for use while typing. */
export const mascararCpf = (cpf: string): string => formatCpf(cpf);

/** 2.3.3/4-2, letters in upper case. */
export const mascararCnpj = (cnpj: string): string => formatCnpj(cnpj, alfanumerico);

export const desmascararCpf = (cpf: string): string => cpf.replace(/\D/g, '');
export const desmascararCnpj = (cnpj: string): string => cnpj.replace(/[^0-9a-z]/gi, '').toUpperCase();

/**
 * '***.456.789-**': enough for people to recognise their own number, too little for others to use
 * it. Anything but a whole CPF is hidden entirely, so that a wrongly stored document never leaks.
 */
export const mascararCpfParcial = (cpf: string): string => {
  const digitos = desmascararCpf(cpf);
  return digitos.length === 11 ? formatCpf(digitos, { obfuscate: true }) : '***.***.***-**';
};
