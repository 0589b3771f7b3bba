import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { TipoRespostaRecurso } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { CELULAR, COMPUTADOR, confirmar, marcar, test } from '../support/dois-lados.ts';

const IFCE = 65;
const caso = (id: number): string => `/web/manifestacao/detalhar/${id}`;

const enviar = async (page: Page, rota: string, data: object) => {
  const resposta = await page.context().request.post(`/api/app-web/v1/${rota}`, { data });
  expect(resposta.status(), await resposta.text()).toBe(200);
  return resposta.json();
};

/** Filed, denied and appealed without the screens: the journey begins with the appeal won. */
const recursoGanho = async (maria: Page, ifce: Page, superior: Page): Promise<number> => {
  const { idManifestacao } = await enviar(maria, 'manifestacoes', {
    chaveEnvio: randomUUID(),
    idTipoManifestacao: TipoManifestacao.acessoAInformacao,
    idOuvidoriaDestino: IFCE,
    teor: { resumo: 'Contratos de limpeza', texto: 'Peço os contratos de limpeza assinados desde 2024.' },
  });
  await enviar(ifce, 'tratamento/responder', {
    casos: [{ idManifestacao }],
    texto: 'O acesso foi negado: o documento prepara uma decisão ainda não tomada.',
    idCodigoDecisao: 1,
    idEspecificacaoDecisao: 15,
    detalhes: { fundamentoLegal: 'Lei 12.527/2011, art. 7º, § 3º', publicavel: true },
  });
  const { idRecurso } = await enviar(maria, 'recursos', {
    chaveEnvio: randomUUID(),
    idManifestacao,
    remedio: 'recorrer',
    idTipoRecurso: 2,
    texto: 'Os contratos já foram assinados: não preparam decisão nenhuma.',
    anexos: [],
  });
  await enviar(superior, `recursos/${idRecurso}/admissibilidade`, { conhecer: true });
  await enviar(superior, `recursos/${idRecurso}/responder`, {
    idTipoResposta: TipoRespostaRecurso.deferido,
    idEspecificacao: 2,
    texto: 'Os contratos são públicos e devem ser entregues.',
    dataEntrega: toIsoDate(addDays(localDate(Date.now()), 10)),
  });
  return idManifestacao;
};

const entregar = async (ifce: Page, id: number, texto: string) => {
  await ifce.goto(caso(id));
  const prometido = ifce.getByRole('region', { name: 'O que foi prometido' });
  await prometido.getByRole('button', { name: 'Entregar', exact: true }).click();
  await prometido.getByRole('textbox', { name: 'A informação' }).fill(texto);
  await prometido.getByRole('button', { name: 'Entregar', exact: true }).click();
  await confirmar(ifce, 'Entregar');
  await expect(ifce.getByText('Entrega registrada.')).toBeVisible();
};

test('LAI arts. 11, 16 § 2º and 41: an appeal won is delivered, contested, delivered again and confirmed', async ({
  entrar,
}) => {
  const maria = await entrar('maria.cidada', CELULAR);
  const ifce = await entrar('respondente.ifce', COMPUTADOR);
  const id = await recursoGanho(maria, ifce, await entrar('superior.ifce', COMPUTADOR));
  await entregar(ifce, id, 'O contrato de 2024 soma duzentos mil reais.');

  await maria.goto(caso(id));
  const meu = maria.getByRole('region', { name: 'O que foi prometido' });
  await expect(meu).toContainText('O contrato de 2024 soma duzentos mil reais.');
  await meu.getByRole('button', { name: 'Contestar a entrega' }).click();
  await meu
    .getByRole('textbox', { name: /O que falta/ })
    .fill('Falta o contrato de 2025, que a decisão mandou dar.');
  await meu.getByRole('button', { name: 'Contestar', exact: true }).click();
  await confirmar(maria, 'Contestar');
  await expect(maria.getByText('Contestação enviada.')).toBeVisible();

  const cgu = await entrar('gestor.cgu', COMPUTADOR);
  await cgu.goto('/web/manifestacao/denuncia/tratar');
  const protocolo = await maria.getByRole('heading', { name: /^Protocolo/ }).textContent();
  await cgu
    .getByText(protocolo?.replace('Protocolo ', '') ?? 'nenhum')
    .first()
    .click();
  await marcar(cgu, /^Procedente/);
  await cgu
    .getByRole('textbox', { name: 'Fundamentação' })
    .fill('A decisão mandava entregar todos os contratos.');
  await cgu.getByRole('button', { name: 'Decidir', exact: true }).click();
  await confirmar(cgu, 'Registrar');
  await expect(cgu.getByText(/Decisão registrada|registrada/).first()).toBeVisible();

  await entregar(ifce, id, 'O contrato de 2025 soma trezentos mil reais.');
  await maria.goto(caso(id));
  await expect(meu).toContainText('O contrato de 2025 soma trezentos mil reais.');
  await meu.getByRole('button', { name: 'Confirmar que recebi' }).click();
  await confirmar(maria, 'Confirmar');
  await expect(maria.getByText('Entrega confirmada.')).toBeVisible();
  await expect(meu).toContainText('nada mais é devido');
});
