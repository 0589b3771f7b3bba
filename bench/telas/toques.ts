import type { Page } from '@playwright/test';
import type { Toque } from './resposta-ao-toque.ts';

const digitar = (rotulo: string | RegExp, texto: string) => async (page: Page) => {
  await page.getByLabel(rotulo).first().click();
  await page.keyboard.type(texto, { delay: 60 });
};
const apertar = (nome: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name: nome }).first().click();

/** Ten main screens: the first five for anybody, the others signed in. */
export const DE_TODOS: readonly Toque[] = [
  { nome: 'home', endereco: '/?modoOuvidoria=1', tocar: apertar(/^Denúncia/) },
  {
    nome: 'assunto',
    endereco: '/manifestacao/criar/selecionar-assunto?tipo=2',
    tocar: digitar('Procure um assunto', 'aposentadoria'),
  },
  {
    nome: 'consultar protocolo',
    endereco: '/manifestacao/consultar',
    tocar: digitar(/protocolo/i, '00106000089'),
  },
  { nome: 'busca de pedidos', endereco: '/busca', tocar: digitar(/busca|procur|palavra/i, 'contratos') },
  {
    nome: 'perguntas frequentes',
    endereco: '/perguntas-frequentes',
    tocar: digitar(/procur|busc/i, 'prazo'),
  },
];
export const DO_CIDADAO: readonly Toque[] = [
  {
    nome: 'registro',
    endereco: '/manifestacao/criar?tipo=2&idAssunto=0',
    tocar: digitar(/O que aconteceu/, 'A fila do posto'),
  },
  {
    nome: 'minhas manifestações',
    endereco: '/manifestacao',
    tocar: async (page) => page.getByRole('main').getByRole('link').first().focus(),
  },
];
export const DA_EQUIPE: readonly Toque[] = [
  {
    nome: 'lista de trabalho',
    endereco: '/manifestacao/tratar',
    tocar: async (page) => page.getByRole('checkbox').nth(1).press('Space'),
  },
  {
    nome: 'modelos de resposta',
    endereco: '/manifestacao/modelos-de-resposta',
    tocar: apertar('Criar modelo'),
  },
  {
    nome: 'relatórios',
    endereco: '/relatorios-do-sistema',
    tocar: async (page) => page.keyboard.press('Tab'),
  },
];
