import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { criarCaso } from '#testing/casos.ts';
import type { TestApp } from '#testing/test-app.ts';
import { comArquivosGerados } from './testing-gerados.ts';
import { baixado, comoObjetos, deLatin1, readCsv, readZip } from './testing-leitor.ts';

// The sentences of section 5 of the wire compatibility, each by its words.

const ANTIGO =
  'Data Registro;Data Prazo Resposta;Data Resposta;Faixa Etária;Raça/Cor;Gênero;Município Manifestante;UF do Município Manifestante;Município Manifestação;UF do Município Manifestação;Tipo Manifestação;Código Órgão SIORG;Nome Órgão;Assunto;Dias para Resolução;Dias de Atraso;Formulário;Situação;Esfera;Serviço;Outro Serviço;Demanda Atendida;Satisfação';

let app: TestApp;
let fechar: () => Promise<void>;
beforeAll(async () => {
  ({ app, fechar } = await comArquivosGerados(async (nova) => {
    // Of this month, which has not closed.
    await criarCaso(nova, { tipo: TipoManifestacao.denuncia });
  }));
}, 120_000);
afterAll(() => fechar());

const doZip = async () => {
  const dentro = readZip(await baixado(app, 'manifestacoes-ouvidoria.zip'));
  expect([...dentro.keys()]).toEqual(['manifestacoes-ouvidoria.csv']);
  return readCsv(deLatin1(dentro.get('manifestacoes-ouvidoria.csv') ?? Buffer.alloc(0)), ';');
};
const isSigilosa = (linha: Record<string, string>): boolean =>
  ['Denúncia', 'Comunicação'].includes(linha['Tipo Manifestação'] ?? '');

describe('M4 the files of the ouvidoria', () => {
  it('W5.1, W5.2 Manifestacoes_Ouvidoria_{ano}.csv: ;, latin-1, 23 columns in this order, with the federal header names', async () => {
    const linhas = readCsv(deLatin1(await baixado(app, 'Manifestacoes_Ouvidoria_2026.csv')), ';');
    expect(linhas[0]?.join(';')).toBe(ANTIGO);
    for (const linha of linhas) expect(linha).toHaveLength(23);
    for (const linha of comoObjetos(linhas))
      expect(linha['UF do Município Manifestante']).toMatch(/^[A-Z]{2}$/);
  });

  it("W5.3 unknown UF 'NI', unknown text 'Não Informado'", async () => {
    const linhas = comoObjetos(
      readCsv(deLatin1(await baixado(app, 'Manifestacoes_Ouvidoria_2026.csv')), ';'),
    );
    expect(linhas.some((linha) => linha['UF do Município Manifestante'] === 'NI')).toBe(true);
    for (const linha of linhas)
      for (const nome of [
        'Faixa Etária',
        'Raça/Cor',
        'Gênero',
        'Município Manifestante',
        'Assunto',
        'Serviço',
        'Satisfação',
      ])
        expect(linha[nome], nome).not.toBe('');
  });

  it('W5.4 manifestacoes-ouvidoria.zip: 26 columns, Município do Órgão and UF do Órgão at indexes 14 and 15, Sigla Órgão at 12', async () => {
    const linhas = await doZip();
    const [cabecalho = []] = linhas;
    expect(cabecalho).toHaveLength(26);
    expect([cabecalho[12], cabecalho[14], cabecalho[15]]).toEqual([
      'Sigla Órgão',
      'Município do Órgão',
      'UF do Órgão',
    ]);
    expect(cabecalho.filter((_, i) => ![12, 14, 15].includes(i)).join(';')).toBe(ANTIGO);
    for (const linha of linhas) expect(linha).toHaveLength(26);
  });

  it('manifestacoes-ouvidoria.csv has the rows of every year in the older layout, the zip the same in the newer', async () => {
    const inteiro = readCsv(deLatin1(await baixado(app, 'manifestacoes-ouvidoria.csv')), ';');
    expect(inteiro[0]?.join(';')).toBe(ANTIGO);
    const { arquivos } = (await app.inject('/api/app-web/v1/dados-abertos')).json();
    const anuais: string[] = arquivos
      .map(({ nome }: { nome: string }) => nome)
      .filter((nome: string) => /^Manifestacoes_Ouvidoria_\d{4}\.csv$/.test(nome))
      .toSorted();
    expect(anuais.length).toBeGreaterThan(1);
    const juntos: string[][] = [];
    for (const nome of anuais) juntos.push(...readCsv(deLatin1(await baixado(app, nome)), ';').slice(1));
    expect(inteiro.slice(1)).toEqual(juntos);
    const novo = await doZip();
    expect(novo.map((linha) => linha.filter((_, i) => ![12, 14, 15].includes(i)))).toEqual(inteiro);
  });
});

describe('M4 denúncias and comunicações, in the new files as in the others (docs/adr/0008)', () => {
  it('W5.5 appear by month (01/mm/aaaa), without satisfaction, only after their month has closed', async () => {
    const sigilosas = comoObjetos(await doZip()).filter(isSigilosa);
    expect(sigilosas.length).toBeGreaterThan(3);
    for (const linha of sigilosas) {
      expect(linha['Data Registro']).toMatch(/^01\/\d{2}\/\d{4}$/);
      expect(linha['Data Registro']).not.toBe('01/03/2026');
      expect(linha['Data Resposta']).toMatch(/^(01\/\d{2}\/\d{4})?$/);
      expect(linha).toMatchObject({ Satisfação: 'Não Informado', 'Demanda Atendida': 'Não Informado' });
      expect([linha['Data Prazo Resposta'], linha['Dias para Resolução']]).toEqual(['', '']);
    }
  });

  it('W5.6 only where at least three of that office and month stand together; else municipality and subject are left out', async () => {
    const sigilosas = comoObjetos(await doZip()).filter(isSigilosa);
    const grupos = Map.groupBy(sigilosas, (linha) => `${linha['Sigla Órgão']}/${linha['Data Registro']}`);
    const sozinhas = [...grupos.values()].filter((grupo) => grupo.length < 3).flat();
    expect(sozinhas.length).toBeGreaterThan(0);
    for (const linha of sozinhas)
      expect(linha).toMatchObject({
        Assunto: 'Não Informado',
        'Município Manifestação': 'Não Informado',
        'UF do Município Manifestação': 'NI',
        'Município do Órgão': 'Não Informado',
        'UF do Órgão': 'NI',
      });
  });
});
