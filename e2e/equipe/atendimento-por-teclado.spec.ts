import { expect } from '@playwright/test';
import { test } from '../support/paginas.ts';
import { answerCookies, shareSession } from '../support/people.ts';
import { comecarDeNovo } from '../support/registrar.ts';

const SEGUIR = 'Control+Enter';

test('N15 a telephone call is filed by keyboard alone: ten keys beside what is typed, in the third person', async ({
  page,
  baseURL,
}) => {
  await answerCookies(page, baseURL);
  await shareSession(page, 'atendente.cgu');
  await page.goto('/web/manifestacao/criar/selecionar-assunto');
  let teclas = 0;
  const tecla = async (nome: string) => {
    teclas += 1;
    await page.keyboard.press(nome);
  };
  const etapa = (nome: string) => page.getByRole('region', { name: nome, exact: true });

  await expect(page.getByRole('heading', { name: 'O que a pessoa quer fazer?' })).toBeVisible();
  await expect(page.getByText('Aperte o número do tipo.')).toBeVisible();
  await tecla('1');
  await expect(page.getByLabel('Procure um assunto')).toBeFocused();
  await page.keyboard.type('medicamentos');
  await expect(page.locator('.assuntos-opcao').first()).toContainText('Medicamentos');
  await tecla('Enter');
  await comecarDeNovo(page);
  await expect(page.getByRole('heading', { name: 'O que a pessoa quer contar?' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'O que aconteceu?' })).toBeFocused();
  await page.keyboard.insertText('Faltou o remédio que a pessoa toma todo dia.');
  await tecla(SEGUIR);
  // The desk's own office is taken without a question.
  await expect(etapa('Identificação')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Presencial' })).toBeFocused();
  await tecla('ArrowDown');
  await tecla('Tab');
  await expect(page.getByRole('textbox', { name: 'Nome' })).toBeFocused();
  await page.keyboard.insertText('Joana da Silva Prado');
  await tecla('Tab');
  await tecla('Tab');
  await page.keyboard.insertText('529.982.247-25');
  await tecla('Tab');
  await page.keyboard.insertText('85 99999-1234');
  await tecla('Enter');
  await expect(etapa('Revisão')).toContainText('529.982.247-25');
  await expect(etapa('Revisão')).toContainText('você registra para o órgão em que trabalha');
  await tecla(SEGUIR);
  await expect(page.getByRole('heading', { name: 'Registro feito: reclamação' })).toBeFocused();
  expect(teclas).toBe(10);

  await expect(page.getByText('o órgão e o canal ficam')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'O que a pessoa quer fazer?' })).toBeVisible();
});
