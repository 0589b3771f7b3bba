import { describe, expect, it } from 'vitest';
import { endereco, mascararCnpjParcial } from './cadastro.ts';

const VAZIO = { cep: '', logradouro: ' ', numero: null, complemento: '', bairro: '', idMunicipio: null };

describe('endereco', () => {
  it('reads an emptied field as nothing said', () => {
    expect(Object.values(endereco.parse(VAZIO))).toEqual(new Array(6).fill(null));
  });

  it('keeps a CEP as eight digits, typed with or without the dash', () => {
    for (const cep of ['60160-230', '60160230', ' 60160-230 ']) {
      expect(endereco.parse({ ...VAZIO, cep }).cep).toBe('60160230');
    }
  });

  it.each(['601', '60160-2300', 'abcde-fgh'])('refuses the CEP %s', (cep) => {
    expect(endereco.safeParse({ ...VAZIO, cep }).success).toBe(false);
  });
});

describe('mascararCnpjParcial', () => {
  it('shows the middle only, also of a CNPJ with letters', () => {
    expect(mascararCnpjParcial('11222333000181')).toBe('**.***.333/0001-**');
    expect(mascararCnpjParcial('12ABC34501DE35')).toBe('**.***.345/01DE-**');
  });

  it('hides what is not a whole CNPJ', () => {
    expect(mascararCnpjParcial('112223')).toBe('**.***.***/****-**');
  });
});
