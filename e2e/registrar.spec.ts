import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { marcar } from './support/dois-lados.ts';
import { test } from './support/paginas.ts';
import { answerCookies, cidadaoDe, shareSession } from './support/people.ts';
import {
  comecarDeNovo,
  type Entrada,
  encontrar,
  enviar,
  escolherAssunto,
  escolherOpcao,
  escolherTipo,
  type Olhar,
  percorrer,
  type Registro,
} from './support/registrar.ts';

const federal: Entrada = { home: '/' };
const interna: Entrada = { home: '/', isInterna: true };
const estado: Entrada = { home: '/CE' };
const cidade: Entrada = { home: '/CE/Fortaleza' };

test.beforeEach(async ({ page, baseURL }) => {
  await answerCookies(page, baseURL);
});

/** Where the case went, as its page says. */
const conferirDestino = async (page: Page, entrada: Entrada, sigla: string): Promise<void> => {
  const dados = page.getByRole('region', { name: 'Dados do registro' });
  await expect(dados).toContainText(sigla);
  await expect(dados.getByText('Ouvidoria interna')).toHaveCount(entrada.isInterna ? 1 : 0);
};

/** Federal protocols end with the year; those of states and cities have it in the middle. */
const FORMATO = { federal: /^\d{5}\.\d{6}\/\d{4}-\d{2}$/, demais: /^\d{5}\.\d{4}\.\d{6}-\d{2}$/ };

const SIGLA = new Map([
  [federal, 'CGU'],
  [interna, 'CGU'],
  [estado, 'OGE-CE'],
  [cidade, 'OGM-Fortaleza'],
]);

/** What else a denúncia may contain besides its text: people, place, witnesses. */
const contarQuemOndeEProvas = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Adicionar pessoa envolvida' }).click();
  const pessoa = page.getByRole('group', { name: 'Pessoa envolvida 1' });
  await expect(pessoa.getByRole('textbox', { name: 'Nome' })).toBeFocused();
  await pessoa.getByRole('textbox', { name: 'Nome' }).fill('Chefe do almoxarifado');
  const onde = page.getByRole('group', { name: 'Onde aconteceu?' });
  await escolherOpcao(page, onde.getByRole('combobox', { name: 'Estado' }), 'Ceará (CE)');
  await escolherOpcao(page, onde.getByRole('combobox', { name: 'Município' }), 'Sobral');
  await page
    .getByRole('radiogroup', { name: /^Alguém mais viu/ })
    .getByText('Sim')
    .click();
};

interface Jornada {
  readonly registro: Registro;
  readonly palavra: string;
  readonly celular: Entrada;
  readonly computador: Entrada;
  readonly lista?: string;
  readonly subtipo?: string;
}

const registrar = async (page: Page, jornada: Jornada, entrada: Entrada, olhar?: Olhar): Promise<void> => {
  const { registro, palavra, lista = '/manifestacao' } = jornada;
  const sigla = SIGLA.get(entrada) ?? '';
  await escolherTipo(page, entrada, registro.tipo);
  await expect(page.getByRole('heading', { level: 2, name: /^Sobre o que é/ })).toBeVisible();
  await olhar?.(page, 'assunto');
  await escolherAssunto(page, palavra);
  if (registro.tipo === 'Denúncia') {
    await marcar(page, jornada.subtipo ?? /^Denúncia/);
    await olhar?.(page, 'formulário');
    await page.getByRole('link', { name: /^Quero me identificar/ }).click();
  }
  await comecarDeNovo(page);
  expect(new URL(page.url()).pathname).toBe(`/web${entrada.home.replace(/\/$/, '')}/manifestacao/criar`);
  await percorrer(page, registro, {
    sigla,
    ...(registro.tipo === 'Denúncia' && { detalhar: contarQuemOndeEProvas }),
    ...(olhar && { olhar }),
  });
  const recibo = await enviar(page, registro, olhar);
  expect(recibo.protocolo).toMatch(entrada.home === '/' ? FORMATO.federal : FORMATO.demais);
  await encontrar(page, lista, recibo);
  await conferirDestino(page, entrada, sigla);
  await olhar?.(page, 'manifestação');
};

const TEXTO = 'Fui à unidade três vezes nesta semana e não havia ninguém para atender.';

const jornadas: Readonly<Record<string, Jornada>> = {
  'S2-10 S2-11 S2-14 reclamação: from the federal home on a phone, from the home of a city on a computer': {
    registro: { tipo: 'Reclamação', sua: 'sua reclamação', campos: { 'O que aconteceu?': TEXTO } },
    palavra: 'Medicamentos',
    celular: federal,
    computador: cidade,
  },
  'S2-03 S2-14 elogio: from the home of a city on a phone, from the federal home on a computer': {
    registro: { tipo: 'Elogio', sua: 'seu elogio', campos: { 'O que você quer elogiar?': TEXTO } },
    palavra: 'Atendimento',
    celular: cidade,
    computador: federal,
  },
  'S2-03 S2-14 solicitação: from the home of a state on a phone, from the federal home on a computer': {
    registro: {
      tipo: 'Solicitação',
      sua: 'sua solicitação',
      campos: { 'O que você precisa que o órgão faça?': TEXTO },
    },
    palavra: 'Atendimento',
    celular: estado,
    computador: federal,
  },
  'S2-03 S2-10 S2-14 sugestão: by the internal channel on a phone, from the home of a state on a computer': {
    registro: { tipo: 'Sugestão', sua: 'sua sugestão', campos: { 'Qual é a sua sugestão?': TEXTO } },
    palavra: 'Atendimento',
    celular: interna,
    computador: estado,
  },
  'S2-08 acesso à informação: from the federal home, into the list of requests': {
    registro: {
      tipo: 'Acesso à Informação',
      sua: 'seu pedido',
      campos: {
        'Resumo do pedido': 'Contratos de limpeza dos últimos dois anos',
        'Detalhes do pedido': 'Peço cópia dos contratos de limpeza e das notas fiscais pagas desde 2024.',
      },
    },
    palavra: 'Contratos',
    celular: federal,
    computador: federal,
    lista: '/manifestacao/consultarlai',
  },
  'S2-11 simplifique: from the federal home': {
    registro: {
      tipo: 'Simplifique',
      sua: 'sua proposta',
      campos: {
        'Qual serviço?': 'Segunda via de certidão',
        'O que é difícil nele?': 'Pedem o mesmo documento em três balcões diferentes.',
        'Como poderia ser mais simples?': 'Consultar o documento pela internet, sem pedir de novo.',
      },
    },
    palavra: 'Atendimento',
    celular: federal,
    computador: federal,
  },
};

for (const [titulo, jornada] of Object.entries(jornadas)) {
  test(titulo, async ({ page }, { project }) => {
    await shareSession(page, cidadaoDe(project.name));
    await registrar(page, jornada, project.name === 'celular' ? jornada.celular : jornada.computador);
  });
}

const denuncia: Jornada = {
  registro: {
    tipo: 'Denúncia',
    sua: 'sua denúncia',
    campos: {
      'O que aconteceu?': 'O material comprado sai do almoxarifado à noite, em carro particular.',
      'Como aconteceu?': 'As notas registram a entrada, e a contagem do mês não confere.',
    },
  },
  palavra: 'Corrupção',
  celular: federal,
  computador: interna,
};

test('S2-12 denúncia identified: explained first, every step free of axe findings in both themes', async ({
  page,
}, { project }) => {
  test.setTimeout(120_000);
  await shareSession(page, cidadaoDe(project.name));
  const isCelular = project.name === 'celular';
  const jornada = isCelular ? denuncia : { ...denuncia, subtipo: 'Assédio moral' };
  await registrar(page, jornada, isCelular ? federal : interna, expectAccessible);
  const relato = page.getByRole('region', { name: 'O que foi registrado' });
  await expect(relato).toContainText('Chefe do almoxarifado');
  await expect(relato).toContainText('Sobral');
});

/** An atendente has no home page: the first step asks for the type (S2-08). */
test('S2-08 desk: an atendente files for somebody who called or wrote, and the channel is kept', async ({
  page,
}, { project }) => {
  await shareSession(page, 'atendente.cgu');
  const canal = project.name === 'celular' ? 'Telefone' : 'Carta';
  const registro = {
    sua: 'sua solicitação',
    tipo: 'Solicitação',
    campos: { 'O que a pessoa precisa que o órgão faça?': TEXTO },
  };
  await page.goto('/web/manifestacao/criar/selecionar-assunto');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Solicitação/ })
    .click();
  await page.getByRole('button', { name: 'Nenhum assunto serve' }).click();
  await comecarDeNovo(page);
  await percorrer(page, registro, {
    sigla: null,
    identificar: async () => {
      const mesa = page.getByRole('form', { name: 'Atendimento' });
      await mesa.getByText(canal, { exact: true }).first().click();
      await mesa.getByRole('textbox', { name: 'Nome' }).fill('Joana da Silva Prado');
      await expectAccessible(page, 'atendimento');
    },
  });
  const revisao = page.getByRole('region', { name: 'Revisão' });
  await expect(revisao).toContainText('Joana da Silva Prado');
  await expect(revisao).toContainText(canal);
  const { protocolo } = await enviar(page, { ...registro, recebida: 'Registro feito: solicitação' });
  await expect(
    page.getByText('a pessoa precisa receber de você o protocolo e a chave do código'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Acompanhar' }).click();
  await expect(page.getByRole('heading', { name: `Protocolo ${protocolo}` })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Dados do caso' })).toContainText(canal);
});
