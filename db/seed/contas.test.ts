import { describe, expect, it } from 'vitest';
import { isCnpjValido, isCpfValido } from '#kernel/numeros/documento.ts';
import { contasDemo, pessoasGovbrDemo } from './contas.ts';

describe('people of the demonstration', () => {
  it('have documents with right check digits, each its own', () => {
    const documentos = contasDemo.flatMap(({ numeroDocumento }) => numeroDocumento ?? []);
    const cpfs = [
      ...documentos.filter((numero) => numero.length === 11),
      ...contasDemo.flatMap(({ cpfResponsavel }) => cpfResponsavel ?? []),
    ];
    expect(cpfs.filter((cpf) => !isCpfValido(cpf))).toEqual([]);
    expect(new Set(cpfs).size).toBe(cpfs.length);
    const cnpjs = pessoasGovbrDemo.flatMap(({ empresas }) => empresas.map(({ cnpj }) => cnpj));
    expect(cnpjs).toHaveLength(2);
    expect(cnpjs.every(isCnpjValido)).toBe(true);
  });

  it('have in the sign-on the CPF of their account', () => {
    const [maria, joao, empresario] = pessoasGovbrDemo;
    const documentoDe = (login: string) => contasDemo.find((conta) => conta.login === login);
    expect(maria?.cpf).toBe(documentoDe('maria.cidada')?.numeroDocumento);
    expect(joao?.cpf).toBe(documentoDe('joao.cidadao')?.numeroDocumento);
    expect(empresario?.cpf).toBe(documentoDe('empresa.pj')?.cpfResponsavel);
    expect(empresario?.empresas[0]?.cnpj).toBe(documentoDe('empresa.pj')?.numeroDocumento);
  });
});
