import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { abrirAto, escolherOpcao, feitas, umCasoEscolhido } from '#shell/atos/testing-ato.tsx';
import RegistrarRepresentacao from './registrar-representacao-form.tsx';
import { RepresentacaoDoCaso } from './representacao-do-caso.tsx';

const REGISTRAR = 'POST /tratamento/registrar-representacao';
const casos = [{ idManifestacao: 1, versao: 10 }];
const preencher = async () => {
  await userEvent.type(await screen.findByLabelText('Nome de quem representa'), 'Benedita Luz');
  await userEvent.type(screen.getByLabelText(/^Por que não há cópia/), 'A certidão foi vista no balcão.');
};
const enviar = () => userEvent.click(screen.getByRole('button', { name: 'Registrar representação' }));

afterEach(() => vi.unstubAllGlobals());

describe('registering who acts for somebody', () => {
  it('asks for no document beside the CPF, and sends the term as a day', async () => {
    const { chamadas, feito } = abrirAto(RegistrarRepresentacao, [umCasoEscolhido(1)], {
      [REGISTRAR]: feitas(1),
    });
    await preencher();
    expect(screen.getAllByText(/^O que ela é da pessoa/).length).toBeGreaterThan(0);
    expect(screen.queryByLabelText('Número do documento')).toBeNull();
    await userEvent.type(screen.getByLabelText(/^CPF/), '52998224725');
    await userEvent.type(screen.getByLabelText(/^Vale até/), '31/12/2030');
    await enviar();
    await waitFor(() => expect(feito.vezes).toBe(1));
    expect(chamadas.at(-1)?.body).toEqual({
      casos,
      nome: 'Benedita Luz',
      qualidade: 'procurador',
      cpf: '52998224725',
      validaAte: '2030-12-31',
      semCopia: 'A certidão foi vista no balcão.',
      anexos: [],
    });
  });

  it('Lei 9.784/1999, art. 9º: asks for the document, or for why there is no copy, and calls neither optional', async () => {
    abrirAto(RegistrarRepresentacao, [umCasoEscolhido(1)], {});
    expect(await screen.findByLabelText('Documento da representação', { selector: 'input' })).toBeDefined();
    expect(screen.getByText(/^Anexe, ou diga abaixo por que não há cópia\./)).toBeDefined();
  });

  it('takes a passport instead, or nothing at all', async () => {
    const { chamadas, feito } = abrirAto(RegistrarRepresentacao, [umCasoEscolhido(1)], {
      [REGISTRAR]: feitas(1),
    });
    await preencher();
    await escolherOpcao('Documento', 'Passaporte');
    await userEvent.type(screen.getByLabelText(/^Número do documento/), 'AB123456');
    expect(screen.queryByLabelText(/^CPF/)).toBeNull();
    await enviar();
    await waitFor(() => expect(feito.vezes).toBe(1));
    expect(chamadas.at(-1)?.body).toMatchObject({ outroDocumento: { tipo: 20, numero: 'AB123456' } });
  });

  it('does not fit a comunicação, which has nobody behind it', async () => {
    abrirAto(RegistrarRepresentacao, [umCasoEscolhido(1, 7)], {});
    expect(await screen.findByText('Não há quem representar.')).toBeDefined();
    expect(screen.queryByLabelText('Nome de quem representa')).toBeNull();
  });

  it('says beside the field that neither a copy nor a reason was given', async () => {
    const frase = 'Anexe a procuração, ou diga por que não há cópia.';
    abrirAto(RegistrarRepresentacao, [umCasoEscolhido(1)], {
      [REGISTRAR]: recusa(400, frase, { details: { campos: { semCopia: frase } } }),
    });
    await userEvent.type(await screen.findByLabelText('Nome de quem representa'), 'Benedita Luz');
    await enviar();
    expect(await screen.findByRole('link', { name: frase })).toBeDefined();
  });
});

it('the page says that the name is protected where the reader may not know who filed', async () => {
  servir({
    'GET /manifestacoes/1/representacoes': {
      body: [
        {
          idRepresentacao: 1,
          qualidade: 'Procurador(a)',
          nome: null,
          tipoDocumento: null,
          documento: null,
          semCopia: null,
          anexos: [],
          validaAte: '2026-01-31',
          vigente: false,
          responsavel: 'Aline (CGU)',
          registradaEm: '2026-01-05T13:00:00Z',
        },
      ],
    },
  });
  const caso = { idManifestacao: 1, historico: [{ acao: 'Representação' }] };
  abrir(() => <RepresentacaoDoCaso caso={caso} />, '/caso', '/caso');
  expect(await screen.findByText(/O nome é protegido/)).toBeDefined();
  expect(screen.getByText('Vencida')).toBeDefined();
});

it('a document that somebody typed for who represents says that it is not proven', async () => {
  servir({
    'GET /manifestacoes/1/representacoes': {
      body: [
        {
          idRepresentacao: 1,
          qualidade: 'Procurador(a)',
          nome: 'Benedita Luz',
          tipoDocumento: 'CPF',
          documento: '***.982.247-**',
          semCopia: null,
          anexos: [],
          validaAte: null,
          vigente: true,
          responsavel: 'Aline (CGU)',
          registradaEm: '2026-01-05T13:00:00Z',
        },
      ],
    },
  });
  const caso = { idManifestacao: 1, historico: [{ acao: 'Representação' }] };
  abrir(() => <RepresentacaoDoCaso caso={caso} />, '/caso', '/caso');
  expect(await screen.findByText('***.982.247-**')).toBeDefined();
  expect(screen.getByText('não comprovado')).toBeDefined();
});
