import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { perguntaAoFechar } from '#shell/nao-salvo/testing-nao-salvo.ts';
import { tituloStore } from '#shell/navegacao/titulo.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { signIn } from '#testing/pessoa-no-navegador.ts';
import { anAdministrador, modelo, previa } from '../testing-email-web.ts';
import CadastrarPage from './cadastrar-email-page.tsx';

beforeEach(() => signIn(anAdministrador()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

const SALVAR = 'PUT /emails/modelos/7';
const PREVIA = 'POST /emails/previa';
const open = (respostas: Respostas = {}, endereco = '/email/cadastrar?id=7') => {
  const chamadas = servir({ 'GET /emails/7': { body: modelo }, [PREVIA]: { body: previa }, ...respostas });
  abrir(CadastrarPage, '/email/cadastrar', endereco);
  return chamadas;
};
const campo = (nome: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: nome });
const salvar = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

describe('a template being rewritten', () => {
  it('takes a variable where the cursor is, in the field that was written in last', async () => {
    open();
    const texto = await campo('Texto');
    await userEvent.click(texto);
    texto.setSelectionRange(5, 5);
    await userEvent.click(screen.getByRole('button', { name: 'Inserir {{protocolo}}' }));
    expect(texto.value).toBe(
      'O pra{{protocolo}}zo de {{protocolo}} era {{prazoAnterior}}; agora é {{prazo}}: {{porque}}.',
    );
    const assunto = await campo('Assunto');
    await userEvent.click(assunto);
    assunto.setSelectionRange(0, 0);
    await userEvent.click(screen.getByRole('button', { name: 'Inserir {{orgao}}' }));
    expect(assunto.value).toBe('{{orgao}}O prazo de {{protocolo}} mudou');
    expect(screen.getByText('{{orgao}} inserido no assunto.')).toBeDefined();
    expect(screen.getByText('o último dia do prazo antes da mudança')).toBeDefined();
  });

  it('is shown as it will arrive, in a frame that runs nothing', async () => {
    const chamadas = open();
    const quadro = await screen.findByTitle('Prévia do e-mail');
    expect(quadro.getAttribute('sandbox')).toBe('');
    expect(screen.getByText('O prazo de 00106.000123/2026-48 mudou')).toBeDefined();
    await userEvent.type(await campo('Título'), '!');
    await waitFor(() =>
      expect(chamadas.findLast(({ key }) => key === PREVIA)?.body).toMatchObject({
        titulo: 'O prazo mudou!',
      }),
    );
  });

  it('is not sent with a variable that its event does not give', async () => {
    const chamadas = open();
    const titulo = await campo('Título');
    await userEvent.click(titulo);
    await userEvent.paste(' {{cpf}}');
    await salvar();
    expect((await screen.findAllByText(/^Não existe \{\{cpf\}\} neste aviso/)).length).toBeGreaterThan(0);
    expect(chamadas.some(({ key }) => key === SALVAR)).toBe(false);
  });

  it('says while it is typed that a variable does not exist, before anybody saves', async () => {
    open();
    await userEvent.click(await campo('Título'));
    await userEvent.paste(' {{foo}}');
    expect(await screen.findByText(/^Não existe \{\{foo\}\} neste aviso/)).toBeDefined();
    expect(document.activeElement).toBe(await campo('Título'));
  });

  it('is called what is done to it: altered, not made', async () => {
    open();
    await campo('Título');
    expect(tituloStore.get()).toBe('Alterar e-mail');
  });

  it('asks before what was typed and not saved goes; saved, it leads on without a question', async () => {
    open({ [SALVAR]: { body: { idModelo: 7, versao: 4 } } });
    await campo('Título');
    expect(perguntaAoFechar()).toBe(false);
    await userEvent.type(await campo('Título'), ' hoje');
    expect(perguntaAoFechar()).toBe(true);
    await salvar();
    await waitFor(() => expect(screen.getByLabelText('endereço').textContent).toBe('/email/detalhar/7'));
    expect(perguntaAoFechar()).toBe(false);
  });

  it('is saved on top of the version that was opened, and shown', async () => {
    const chamadas = open({ [SALVAR]: { body: { idModelo: 7, versao: 4 } } });
    await userEvent.type(await campo('Título'), ' hoje');
    await salvar();
    await waitFor(() => expect(screen.getByLabelText('endereço').textContent).toBe('/email/detalhar/7'));
    expect(chamadas.find(({ key }) => key === SALVAR)?.body).toMatchObject({
      titulo: 'O prazo mudou hoje',
      botao: 'Ver o prazo',
      versao: 3,
      ativo: true,
    });
  });

  it('keeps what was typed when somebody else saved first, and saves it only when told', async () => {
    let vez = 0;
    const mudou = recusa(409, 'Bia Reis salvou a versão 5 deste modelo depois que você o abriu.', {
      code: 'email.modelo-mudou',
      details: { versao: 5 },
    });
    const chamadas = open({ [SALVAR]: () => (vez++ ? { body: { idModelo: 7, versao: 6 } } : mudou) });
    await userEvent.type(await campo('Título'), ' já');
    await salvar();
    expect(await screen.findByText(/Bia Reis salvou a versão 5/)).toBeDefined();
    expect((await campo('Título')).value).toBe('O prazo mudou já');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar com o que escrevi' }));
    await salvar();
    await waitFor(() =>
      expect(chamadas.findLast(({ key }) => key === SALVAR)?.body).toMatchObject({ versao: 5 }),
    );
  });

  it('is tried out in the own mailbox', async () => {
    const TESTE = 'POST /emails/teste';
    const chamadas = open({ [TESTE]: { body: { para: 'ana@exemplo.invalid' } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar um teste para mim' }));
    expect(await screen.findByText(/Ele vai para ana@exemplo.invalid/)).toBeDefined();
    expect(chamadas.find(({ key }) => key === TESTE)?.body).toMatchObject({
      evento: 'manifestacao.prazo-recontado',
      idOuvidoria: null,
    });
  });

  it('cannot be switched off where the law owes the mail', async () => {
    open({ 'GET /emails/7': { body: { ...modelo, exigidoPor: 'Lei nº 13.460/2017, art. 12' } } });
    const ativo = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Ativo' });
    expect(ativo.disabled).toBe(true);
    expect(screen.getByText(/Lei nº 13.460\/2017, art. 12/)).toBeDefined();
  });
});

describe('a new template', () => {
  const eventos = {
    'GET /emails/eventos': {
      body: [
        {
          evento: 'manifestacao.arquivada',
          descricao: 'O órgão arquivou a manifestação',
          destinatario: 'cidadao',
          daPlataforma: false,
          assunto: 'Arquivada {{protocolo}}',
          titulo: 'Arquivada',
          corpo: '{{orgao}} arquivou a manifestação {{protocolo}}. {{reabertura}}',
          botao: 'Ver',
        },
      ],
    },
    'GET /orgaos/6': { body: { idOuvidoria: 6, sigla: 'CGU', nomeOuvidoria: 'Controladoria' } },
  };

  it('asks first for which mail and for which office', async () => {
    open(eventos, '/email/cadastrar?evento=manifestacao.arquivada');
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar' }));
    expect((await screen.findAllByText('O campo Órgão é obrigatório!')).length).toBeGreaterThan(0);
  });

  it('begins with the platform’s words and is the office’s', async () => {
    const CRIAR = 'POST /emails/modelos';
    const chamadas = open(
      { ...eventos, [CRIAR]: { body: { idModelo: 12, versao: 1 } } },
      '/email/cadastrar?evento=manifestacao.arquivada&idOuvidoria=6',
    );
    expect((await campo('Assunto')).value).toBe('Arquivada {{protocolo}}');
    expect(tituloStore.get()).toBeNull();
    expect(await screen.findByText(/Novo modelo de CGU – Controladoria/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Criar modelo' }));
    await waitFor(() => expect(screen.getByLabelText('endereço').textContent).toBe('/email/detalhar/12'));
    expect(chamadas.find(({ key }) => key === CRIAR)?.body).toMatchObject({
      evento: 'manifestacao.arquivada',
      idOuvidoria: 6,
    });
  });
});
