import { describe, expect, it } from 'vitest';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import { dadosDoOrgao, mudaOCalendario } from './dados-do-orgao.ts';

const valido = {
  nome: 'Ouvidoria-Geral de Sobral',
  sigla: 'OGM-Sobral',
  idEsfera: '3',
  uf: 'CE',
  idMunicipio: '231290',
  idOrgaoSiorg: '',
  prefixoProtocolo: '90077',
  aderiuEm: '2026-03-01',
  email: '',
  telefone: '(88) 1234-5678',
  endereco: '',
  horario: ' Segunda a sexta, das 8h às 17h ',
  site: 'https://sobral.ce.gov.br',
  competencia: '',
  temSic: true,
};
const erros = (mudanca: object) => {
  const lido = dadosDoOrgao.safeParse({ ...valido, ...mudanca });
  return lido.success ? {} : camposComErro(lido.error);
};

describe('the data of an office', () => {
  it('takes what a screen sends: ids as text, empty fields as none', () => {
    expect(dadosDoOrgao.parse(valido)).toMatchObject({
      idEsfera: 3,
      idMunicipio: 231290,
      idOrgaoSiorg: null,
      email: null,
      horario: 'Segunda a sexta, das 8h às 17h',
    });
  });

  it.each([
    [{ idEsfera: 2, uf: '', idMunicipio: '' }, ['uf']],
    [{ idEsfera: 3, idMunicipio: '' }, ['idMunicipio']],
    [{ idEsfera: 1, uf: '' }, ['uf']],
    [{ prefixoProtocolo: '123' }, ['prefixoProtocolo']],
    [{ prefixoProtocolo: '12a45' }, ['prefixoProtocolo']],
    [{ telefone: '1234' }, ['telefone']],
    [{ site: 'javascript:alert(1)' }, ['site']],
    [{ email: 'ouvidoria' }, ['email']],
    [{ aderiuEm: '31/02/2026' }, ['aderiuEm']],
  ])('refuses %o at its field', (mudanca, campos) => {
    expect(Object.keys(erros(mudanca))).toEqual(campos);
  });

  it('asks no place of a federal office, of services and of the courts', () => {
    for (const idEsfera of [1, 4, 5]) expect(erros({ idEsfera, uf: '', idMunicipio: '' })).toEqual({});
  });

  it('knows that another place has other holidays', () => {
    const aqui = { idEsfera: 3, uf: 'CE', idMunicipio: 231290 };
    expect(mudaOCalendario(aqui, { ...aqui })).toBe(false);
    expect(mudaOCalendario(aqui, { ...aqui, idMunicipio: 230440 })).toBe(true);
    expect(mudaOCalendario(aqui, { ...aqui, idEsfera: 1 })).toBe(true);
  });
});
