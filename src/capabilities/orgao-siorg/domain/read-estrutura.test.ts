import { describe, expect, it } from 'vitest';
import { readEstrutura } from './read-estrutura.ts';

const BASE = 'http://estruturaorganizacional.dados.gov.br/id';

describe('a structure of SIORG', () => {
  it('is read with codes as addresses or as numbers, and contact and address in any of their shapes', () => {
    const { unidades, problemas } = readEstrutura({
      servico: { codigoErro: 0 },
      unidades: [
        {
          codigoUnidade: `${BASE}/unidade-organizacional/214460`,
          codigoUnidadePai: `${BASE}/unidade-organizacional/26`,
          codigoOrgaoEntidade: `${BASE}/unidade-organizacional/214460`,
          codigoTipoUnidade: `${BASE}/tipo-unidade/orgao`,
          nome: ' Controladoria-Geral   da União ',
          sigla: 'CGU',
          codigoEsfera: `${BASE}/esfera/1`,
          codigoPoder: `${BASE}/poder/1`,
          contato: [{ telefone: ['(61) 2020-7241', '(61) 2020-7242'], email: ['a@cgu.gov.br'], site: [] }],
          endereco: [
            {
              logradouro: 'SAUS Quadra 5',
              numero: 'Bloco A',
              municipio: 'Brasília',
              uf: 'DF',
              cep: '70070050',
            },
          ],
          competencia: 'Defesa do patrimônio público.',
        },
        {
          codigoUnidade: 26,
          codigoUnidadePai: '',
          nome: 'Presidência da República',
          endereco: 'Praça dos Três Poderes',
        },
      ],
    });
    expect(problemas).toEqual([]);
    expect(unidades[0]).toEqual({
      codigo: 214460,
      idPai: 26,
      nome: 'Controladoria-Geral da União',
      sigla: 'CGU',
      codigoTipoUnidade: 'orgao',
      codigoOrgaoEntidade: 214460,
      codigoEsfera: '1',
      codigoPoder: '1',
      telefone: '(61) 2020-7241; (61) 2020-7242',
      email: 'a@cgu.gov.br',
      site: null,
      endereco: 'SAUS Quadra 5, Bloco A, Brasília/DF, CEP 70070050',
      competencia: 'Defesa do patrimônio público.',
    });
    expect(unidades[1]).toMatchObject({
      codigo: 26,
      idPai: null,
      sigla: null,
      endereco: 'Praça dos Três Poderes',
    });
  });

  it('tells each line it cannot read, and each field it does not keep, with how often', () => {
    const { unidades, problemas } = readEstrutura({
      unidades: [
        { codigoUnidade: 1, nome: 'A', missao: 'x', versaoConsulta: '' },
        { codigoUnidade: 2, nome: 'B', missao: 'y' },
        { codigoUnidade: 'abc', nome: 'C' },
        { codigoUnidade: 4 },
        { codigoUnidade: 5, nome: 'E', codigoUnidadePai: 'http://x/unidade/nenhuma' },
        'F',
      ],
    });
    expect(unidades.map(({ codigo }) => codigo)).toEqual([1, 2]);
    expect(problemas.map(({ tipo, texto }) => `${tipo}: ${texto}`)).toEqual([
      'linha-invalida: Linha 3: sem um código de unidade que seja um número.',
      'linha-invalida: Linha 4: unidade 4, sem nome.',
      'linha-invalida: Linha 5: unidade 5, com um código de unidade superior que não é um número.',
      'linha-invalida: Linha 6: não é uma unidade.',
      'campo-desconhecido: “missao”, em 2 unidades.',
    ]);
  });

  it.each([[null], [[]], [{}], [{ unidades: {} }], [{ unidades: [] }], [{ unidades: [{}] }]])(
    'refuses what is no structure: %j',
    (json) => {
      expect(() => readEstrutura(json)).toThrow('não é uma estrutura do SIORG');
    },
  );
});
