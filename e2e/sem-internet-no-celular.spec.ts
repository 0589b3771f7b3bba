import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { answerCookies, cidadaoDe, shareSession } from './support/people.ts';
import { comecarDeNovo, percorrer } from './support/registrar.ts';

/** The one spec with the service worker, and with a microphone that hears a tone. */
test.use({
  serviceWorkers: 'allow',
  permissions: ['microphone'],
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-gpu',
      '--no-first-run',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
});

const CAMPO = 'O que você quer elogiar?';
const SEM_INTERNET = 'Você está sem internet.';
const PERGUNTA = 'Você voltou a ter internet. Enviar agora?';

/** The worker answers for this page. */
const comWorker = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const enderecosGuardados = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const enderecos: string[] = [];
    for (const nome of await caches.keys())
      for (const { url } of await (await caches.open(nome)).keys()) enderecos.push(new URL(url).pathname);
    return enderecos;
  });

test('without internet it says so within a second, keeps what was typed, and sends it only when asked', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  const texto = `Elogio a equipe da triagem ${randomUUID().slice(0, 8)}`;
  await answerCookies(page, baseURL);
  await shareSession(page, cidadaoDe(project.name));
  await page.goto('/web/manifestacao/criar?tipo=3&idAssunto=0');
  await comWorker(page);
  await comecarDeNovo(page);
  await percorrer(page, { tipo: 'Elogio', sua: 'seu elogio', campos: { [CAMPO]: texto } }, { sigla: 'CGU' });

  await context.setOffline(true);
  await expect(page.getByText(SEM_INTERNET)).toBeVisible({ timeout: 1000 });
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText(/ainda não conseguimos enviar/)).toBeVisible();
  await expectAccessible(page, 'sem internet');

  // The page is opened anew: the kept frame answers, and says where the person is.
  await page.reload();
  await expect(page.getByText(SEM_INTERNET)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Você está sem conexão' })).toBeVisible();

  const registros: string[] = [];
  page.on('request', (pedido) => {
    if (pedido.method() === 'POST' && pedido.url().endsWith('/app-web/v1/manifestacoes'))
      registros.push(pedido.url());
  });
  await context.setOffline(false);
  // The frame opens the page that was asked for by itself, as soon as there is internet again.
  await expect(page.getByRole('heading', { name: 'Você está sem conexão' })).toHaveCount(0);
  await page.waitForLoadState('load');
  await page.goto('/web/principal');
  await expect(page.getByText(PERGUNTA)).toBeVisible();
  await expect(page.getByText(texto.slice(0, 40)).first()).toBeVisible();
  expect(registros).toEqual([]);
  await page.getByRole('button', { name: 'Enviar agora' }).click();
  await expect(page.getByRole('heading', { name: 'Recebemos seu elogio' })).toBeVisible();
  expect(registros).toHaveLength(1);
  await page.goto('/web/principal');
  await expect(page.getByRole('heading', { name: 'Últimas que você registrou' })).toBeVisible();
  await expect(page.getByText(PERGUNTA)).toHaveCount(0);

  // Nothing that is kept belongs to anybody.
  const guardados = await enderecosGuardados(page);
  expect(guardados.length).toBeGreaterThan(10);
  expect(
    guardados.filter((caminho) => caminho !== '/web/casca' && !caminho.startsWith('/web/assets/')),
  ).toEqual([]);
});

test('a spoken message is recorded, heard and sent as a file; an anonymous denúncia warns first and leaves nothing here', async ({
  page,
  context,
  baseURL,
}) => {
  await answerCookies(page, baseURL);
  await page.goto('/web/manifestacao/criar?tipo=1&anonimo=1&idAssunto=0');
  await comWorker(page);
  await page.getByRole('button', { name: 'Gravar mensagem de voz' }).click();
  const painel = page.getByRole('region', { name: 'Mensagem de voz' });
  await expect(painel.getByText('A sua voz pode identificar você:')).toBeVisible();
  await painel.getByRole('button', { name: 'Começar a gravar' }).click();
  await expect(painel.getByRole('timer')).toHaveText('0:02');
  await painel.getByRole('button', { name: 'Pausar' }).click();
  await painel.getByRole('button', { name: 'Continuar a gravar' }).click();
  await expectAccessible(page, 'gravando');
  await painel.getByRole('button', { name: 'Parar' }).click();
  const som = painel.getByLabel('Ouvir a gravação');
  await expect(som).toBeVisible();
  await som.evaluate((audio: HTMLAudioElement) => {
    audio.muted = true;
    return audio.play();
  });
  await painel.getByRole('button', { name: 'Anexar a gravação' }).click();
  await expect(page.getByText(/1 de 10 arquivos/)).toBeVisible();
  await expect(page.getByText('mensagem-de-voz.webm foi enviado.')).toBeAttached();

  // Offline or not, of what is written here the device keeps nothing; and 'Sair depressa' takes the frame along.
  await context.setOffline(true);
  await expect(page.getByText(SEM_INTERNET)).toBeVisible({ timeout: 1000 });
  await context.setOffline(false);
  await page.route(/gov\.br/, (rota) => rota.fulfill({ body: 'outro site' }));
  await page.getByRole('button', { name: 'Sair depressa' }).click();
  await page.waitForURL(/gov\.br/);
  await page.goto('/web/favicon.svg');
  expect(await enderecosGuardados(page)).toEqual([]);
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(workers).toBe(0);
});
