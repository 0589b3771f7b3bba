import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usuarioStore } from '#shell/session/session.ts';
import { aCidada } from '#testing/pessoa-no-navegador.ts';
import { abrir, esperarEndereco, limpar, servir, tocar } from '../testing-registrar.tsx';
import SelecionarAssuntoPage from './selecionar-assunto-page.tsx';
import SelecionarSubtipoPage from './selecionar-subtipo-page.tsx';

const ASSUNTO = '/manifestacao/criar/selecionar-assunto';

beforeEach(() => void servir());
afterEach(limpar);

describe('the choice of the subject', () => {
  it('S2-08 without a query asks for the type first, and goes on to the subjects of it', async () => {
    abrir(<SelecionarAssuntoPage />, ASSUNTO);
    expect(await screen.findByRole('heading', { name: 'O que você quer fazer?' })).toBeDefined();
    const nomes = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(nomes).toHaveLength(7);
    await tocar(/^Reclamação/, 'link');
    await esperarEndereco(`${ASSUNTO}?tipo=2`);
    expect(await screen.findByRole('heading', { name: 'Sobre o que é sua reclamação?' })).toBeDefined();
  });

  it('S2-14 asks only for the types the place offers', async () => {
    servir({ 'GET /api/app-web/v1/tipos-formularios/permitidos': [{ idTipoFormulario: 1 }] });
    abrir(<SelecionarAssuntoPage />, `${ASSUNTO}?uf=ce`);
    expect(await screen.findByRole('link', { name: /^Reclamação/ })).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Denúncia/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Simplifique/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Acesso/ })).toBeNull();
  });

  it('S2-03 S2-10 finds a subject by a word without accents and carries place and channel on', async () => {
    abrir(<SelecionarAssuntoPage />, `${ASSUNTO}?tipo=2&uf=CE&municipio=Fortaleza&ouvidoriaInterna=true`);
    await userEvent.type(await screen.findByLabelText('Procure um assunto'), 'onibus');
    expect(await screen.findByText('1 assunto encontrado.')).toBeDefined();
    await tocar('Ônibus e metrô');
    await esperarEndereco('/CE/Fortaleza/manifestacao/criar?tipo=2&ouvidoriaInterna=true&idAssunto=21');
  });

  it('finds a subject by the words of its own help, which are not in its name', async () => {
    servir({
      'GET /api/app-web/v1/assuntos': [
        { idAssunto: 1003, descAssunto: 'Medicamentos', area: 'Saúde' },
        { idAssunto: 1004, descAssunto: 'Vacinação', area: 'Saúde' },
      ],
    });
    abrir(<SelecionarAssuntoPage />, `${ASSUNTO}?tipo=2`);
    await userEvent.type(await screen.findByLabelText('Procure um assunto'), 'remédio');
    expect(await screen.findByText('1 assunto encontrado.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Medicamentos' })).toBeDefined();
  });

  it('lists the subjects by area, and goes on without one', async () => {
    abrir(<SelecionarAssuntoPage />, `${ASSUNTO}?tipo=8`);
    await tocar('Saúde');
    expect(screen.getByRole('button', { name: 'Medicamentos' })).toBeDefined();
    await tocar('Não encontrei meu assunto');
    await esperarEndereco('/manifestacao/criar?tipo=8&idAssunto=0');
  });

  it('lets the person go on when the subjects cannot be read', async () => {
    servir({ 'GET /api/app-web/v1/assuntos': new Response('{}', { status: 500 }) });
    abrir(<SelecionarAssuntoPage />, `${ASSUNTO}?tipo=1`);
    expect(await screen.findByText(/Não foi possível buscar os assuntos/)).toBeDefined();
    await tocar('Não encontrei meu assunto');
    await esperarEndereco('/manifestacao/selecionarsubtipoformulario?tipo=1&idAssunto=0');
  });
});

describe("'Sair depressa' before the form", () => {
  const sair = () => screen.queryByRole('button', { name: 'Sair depressa' });

  it('is there from the first step of a denúncia for who is not signed in', async () => {
    abrir(<SelecionarAssuntoPage />, `${ASSUNTO}?tipo=1`);
    expect(await screen.findByRole('button', { name: 'Sair depressa' })).toBeDefined();
  });

  it('is there while the form of a denúncia is chosen', async () => {
    abrir(<SelecionarSubtipoPage />, '/manifestacao/selecionarsubtipoformulario?tipo=1');
    expect(await screen.findByRole('button', { name: 'Sair depressa' })).toBeDefined();
  });

  it('is of no other type, nor of who is signed in', async () => {
    abrir(<SelecionarAssuntoPage />, `${ASSUNTO}?tipo=2`);
    await screen.findByLabelText('Procure um assunto');
    expect(sair()).toBeNull();
    cleanup();
    usuarioStore.set(aCidada());
    abrir(<SelecionarAssuntoPage />, `${ASSUNTO}?tipo=1`);
    await screen.findByLabelText('Procure um assunto');
    expect(sair()).toBeNull();
  });
});

describe('the choice of the form', () => {
  const SUBTIPO = '/manifestacao/selecionarsubtipoformulario';

  it('offers the plain denúncia and the four special ones, each with a sentence', async () => {
    abrir(<SelecionarSubtipoPage />, `${SUBTIPO}?tipo=1`);
    const grupo = await screen.findByRole('radiogroup', { name: 'O que você quer denunciar?' });
    expect(within(grupo).getAllByRole('radio')).toHaveLength(5);
    expect(within(grupo).getByText(/Humilhações, isolamento/)).toBeDefined();
  });

  it.each([
    [1076, /^Assédio moral/],
    [1077, /^Assédio sexual/],
    [1079, /^Discriminação/],
    [1080, /^Retaliação/],
    [1001, /^Denúncia/],
  ])('the subject %i brings its form already chosen', async (idAssunto, nome) => {
    abrir(<SelecionarSubtipoPage />, `${SUBTIPO}?tipo=1&idAssunto=${idAssunto}`);
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: nome })).checked).toBe(true);
  });

  it('the form the address names is stronger than the subject', async () => {
    abrir(<SelecionarSubtipoPage />, `${SUBTIPO}?tipo=1&idAssunto=1077&subtipo=3`);
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: /^Discriminação/ });
    expect(radio.checked).toBe(true);
  });

  it('S2-05 an anonymous denúncia goes to the address that opens without login', async () => {
    abrir(<SelecionarSubtipoPage />, `/CE${SUBTIPO}?tipo=1&idAssunto=11&ouvidoriaInterna=true`);
    await tocar(/^Discriminação/, 'radio');
    await tocar(/^Não quero me identificar/, 'link');
    await esperarEndereco(
      '/CE/manifestacao/criar?tipo=1&ouvidoriaInterna=true&anonimo=1&idAssunto=11&subtipo=3',
    );
  });

  it('N1 says what each way means; choosing one goes straight on', async () => {
    abrir(<SelecionarSubtipoPage />, `${SUBTIPO}?tipo=1`);
    expect(await screen.findByText(/a lei protege sua identidade por 100 anos/)).toBeDefined();
    expect(screen.getByText(/Ninguém fica sabendo quem você é/)).toBeDefined();
    expect(screen.getByText(/você entra com a sua conta/)).toBeDefined();
    await tocar(/^Quero me identificar/, 'link');
    await esperarEndereco('/manifestacao/criar?tipo=1');
  });

  it('S2-08 a type without subtypes offers its one form and a way on', async () => {
    abrir(<SelecionarSubtipoPage />, `/CE/Fortaleza${SUBTIPO}?tipo=4&idAssunto=12`);
    await tocar('Continuar', 'link');
    await esperarEndereco('/CE/Fortaleza/manifestacao/criar?tipo=4&idAssunto=12');
  });
});
