import { expect, type Page } from '@playwright/test';
import { CELULAR, COMPUTADOR, confirmar, marcar } from '../support/dois-lados.ts';
import { test } from '../support/relogio.ts';

const IFCE = 65;

interface Informacao {
  readonly nup: string;
  readonly assunto: string;
}

/** The roll says which secrets there are; the person learnt the number from the published list. */
const umaSecreta = async (gestora: Page): Promise<Informacao> => {
  const resposta = await gestora.context().request.get('/api/app-web/v1/informacoes-classificadas');
  const { itens }: { itens: (Informacao & { grau: string })[] } = await resposta.json();
  const secreta = itens.find(({ grau }) => grau === 'secreta');
  if (!secreta) throw new Error('The demonstration has no secret information');
  return secreta;
};

const decidir = async (autoridade: Page, idPedido: string, decisao: RegExp, razoes: string) => {
  await autoridade.goto(`/web/desclassificacao/${idPedido}`);
  await expect(autoridade.getByRole('heading', { name: 'Decidir' })).toBeVisible();
  await marcar(autoridade, decisao);
  await autoridade.getByRole('textbox', { name: 'Razões' }).fill(razoes);
  await autoridade.getByRole('button', { name: 'Decidir', exact: true }).click();
  await confirmar(autoridade, 'Registrar');
  await expect(autoridade.getByText('Decisão registrada.')).toBeVisible();
};

test('LAI arts. 17, 29 and 30: a declassification is asked, refused, appealed and granted, and the list of the year tells it', async ({
  plataforma,
}) => {
  // It starts a platform of its own.
  test.setTimeout(180_000);
  await plataforma.irPara('2026-04-20T10:00:00-03:00');
  const gestora = await plataforma.entrar('gestor.ifce', COMPUTADOR);
  const { nup, assunto } = await umaSecreta(gestora);

  const maria = await plataforma.entrar('maria.cidada', CELULAR);
  await maria.goto(`/web/desclassificacao/pedir?orgao=${IFCE}`);
  await maria.getByRole('textbox', { name: 'Código' }).fill(nup);
  await maria
    .getByRole('textbox', { name: 'Razões do pedido' })
    .fill('As rotas já foram mudadas, e ninguém mais passa por elas.');
  await maria.getByRole('button', { name: 'Enviar o pedido' }).click();
  await expect(maria.getByRole('heading', { name: 'Pedido registrado' })).toBeFocused();
  await maria.getByRole('link', { name: 'Acompanhar o pedido' }).click();
  await expect(maria.getByText('Autoridade classificadora, desde')).toBeVisible();
  const idPedido = maria.url().split('/').pop() ?? '';

  await gestora.goto('/web/desclassificacao/tratar');
  await expect(gestora.getByRole('table')).toBeVisible();
  await decidir(gestora, idPedido, /^Classificação mantida/, 'O motivo da classificação continua.');

  await maria.reload();
  // Tiradentes is no first day, and 1 May no last one.
  await expect(maria.getByText('Você pode recorrer até seg., 04/05/2026')).toBeVisible();
  await maria
    .getByRole('textbox', { name: 'Razões do recurso' })
    .fill('A decisão não diz que dano a divulgação causaria hoje.');
  await maria.getByRole('button', { name: 'Recorrer', exact: true }).click();
  await confirmar(maria, 'Enviar');
  await expect(maria.getByText('Recurso registrado.')).toBeVisible();
  await expect(maria.getByText('Autoridade máxima do órgão, desde')).toBeVisible();

  const maxima = await plataforma.entrar('maxima.ifce', COMPUTADOR);
  await decidir(maxima, idPedido, /^Desclassificada/, 'As rotas mudaram: não há mais o que proteger.');
  await maria.reload();
  await expect(maria.getByText('Acabou: a informação foi desclassificada.')).toBeVisible();

  await plataforma.irPara('2026-05-05T10:00:00-03:00');
  const emMaio = await plataforma.entrar('gestor.ifce', COMPUTADOR);
  await emMaio.goto('/web/informacoes-classificadas/lista');
  await emMaio.getByRole('button', { name: 'Publicar a lista de 2026' }).click();
  await confirmar(emMaio, 'Publicar');
  await emMaio.getByRole('link', { name: 'Ver como todos veem' }).click();
  const desclassificadas = emMaio.getByRole('table', { name: /Desclassificadas/ });
  await expect(desclassificadas).toContainText(assunto);
  await expect(desclassificadas).toContainText(nup);
});
