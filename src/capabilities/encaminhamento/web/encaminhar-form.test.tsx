import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { orgaosAchados } from '#capabilities/orgao/web/escolher/testing-orgaos.ts';
import { A_FAIXA_DO_NOME, aPrevia, NADA_A_COBRIR } from '#capabilities/pseudonimizacao/web/testing-previa.ts';
import {
  abrirAto as abrirSo,
  confirmar,
  feitas,
  naLista,
  umCasoEscolhido,
} from '#shell/atos/testing-ato.tsx';
import { banco } from '#testing/idb.ts';
import Encaminhar from './encaminhar-form.tsx';
import EncaminharPage from './encaminhar-page.tsx';

const PREVIA = 'GET /tratamento/1/pseudonimo';
const ORGAOS = 'GET /orgaos';
const ENCAMINHAR = 'POST /tratamento/encaminhar';
const PARA_FORA = 'POST /tratamento/encaminhar-para-fora';
const AO_ORGAO = 'O assunto é do ensino superior, da sua competência.';
const A_PESSOA = 'A sua manifestação foi para quem cuida do assunto.';

/** Of a case that protects nobody, unless a test says otherwise. */
const abrirAto: typeof abrirSo = (Ato, casos, respostas) =>
  abrirSo(Ato, casos, { [PREVIA]: NADA_A_COBRIR, ...respostas });
const escolherOrgao = async () => {
  await userEvent.type(await screen.findByLabelText('Órgão que recebe'), 'ministerio');
  await userEvent.click(await screen.findByRole('radio', { name: /Ministério da Educação/ }));
};
const escrever = async () => {
  await userEvent.type(screen.getByLabelText('Texto para o órgão que recebe'), AO_ORGAO);
  await userEvent.type(screen.getByLabelText('Texto para quem registrou'), A_PESSOA);
};
const enviar = () => userEvent.click(screen.getByRole('button', { name: 'Encaminhar' }));
const paraFora = () =>
  userEvent.click(screen.getByRole('radio', { name: /^Um órgão que não usa a plataforma/ }));

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
});

describe('forwarding', () => {
  it('goes to an office found by name, with a text for it and one for whoever filed', async () => {
    const { chamadas, feito } = abrirAto(Encaminhar, [umCasoEscolhido(1)], {
      [ORGAOS]: orgaosAchados,
      [ENCAMINHAR]: feitas(1),
    });
    expect(await screen.findByText(/O prazo não muda\./)).toBeDefined();
    await escolherOrgao();
    expect(screen.getByText('Mostrando 2 de 40 órgãos. Escreva mais para achar outros.')).toBeDefined();
    await escrever();
    await enviar();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('MEC – Ministério da Educação')).toBeDefined();
    expect(chamadas.some(({ key }) => key === ENCAMINHAR)).toBe(false);
    await confirmar('Encaminhar');
    await waitFor(() => expect(feito.vezes).toBe(1));
    expect(chamadas.find(({ key }) => key === ENCAMINHAR)?.body).toEqual({
      podeDesfazer: true,
      casos: [{ idManifestacao: 1, versao: 10 }],
      idOuvidoriaDestino: 12,
      textoDestinatario: AO_ORGAO,
      textoSolicitante: A_PESSOA,
    });
    expect(banco.size).toBe(0);
  });

  it('L8 of a protected case takes along what a person finished, and to a body outside nothing of it', async () => {
    const { chamadas, feito } = abrirAto(Encaminhar, [umCasoEscolhido(1, 1)], {
      [PREVIA]: aPrevia(),
      [ORGAOS]: orgaosAchados,
      [ENCAMINHAR]: feitas(1),
    });
    expect(await screen.findByRole('button', { name: 'Cobrir “Maria Souza”' })).toBeDefined();
    await paraFora();
    expect(screen.queryByRole('button', { name: 'Cobrir “Maria Souza”' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /^Outro órgão da plataforma/ }));
    await screen.findByRole('button', { name: 'Cobrir “Maria Souza”' });
    await escolherOrgao();
    await escrever();
    await enviar();
    await confirmar('Encaminhar');
    await waitFor(() => expect(feito.vezes).toBe(1));
    expect(chamadas.find(({ key }) => key === ENCAMINHAR)?.body).toMatchObject({
      coberturas: [{ versao: 'v1', faixas: [A_FAIXA_DO_NOME] }],
    });
  });

  it('asks the directory only for offices that take the form of the case, and not before two letters', async () => {
    const { chamadas } = abrirAto(Encaminhar, [umCasoEscolhido(1, 7)], { [ORGAOS]: orgaosAchados });
    await userEvent.type(await screen.findByLabelText('Órgão que recebe'), 'm');
    await userEvent.type(screen.getByLabelText('Órgão que recebe'), 'ec{Enter}');
    await screen.findByRole('radio', { name: /Ministério da Educação/ });
    const procuras = chamadas.filter(({ key }) => key.startsWith(ORGAOS));
    expect(procuras.map(({ key }) => key)).toEqual(['GET /orgaos?busca=mec&formulario=4']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('to a body outside asks for its name and one text, and says that it ends here', async () => {
    const { chamadas, feito } = abrirAto(Encaminhar, [umCasoEscolhido(1)], { [PARA_FORA]: feitas(1) });
    await userEvent.type(screen.getByLabelText('Texto para quem registrou'), A_PESSOA);
    await paraFora();
    expect(screen.queryByLabelText('Texto para o órgão que recebe')).toBeNull();
    await userEvent.type(screen.getByLabelText('Nome do órgão'), 'Conselho de Medicina');
    await enviar();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Conselho de Medicina')).toBeDefined();
    expect(dialog.getByText(/não pode ser reaberto/)).toBeDefined();
    expect(dialog.getByText(/30 segundos para desfazer/)).toBeDefined();
    await confirmar('Encaminhar');
    await waitFor(() => expect(feito.vezes).toBe(1));
    const atos = chamadas.filter(({ key }) => key !== PREVIA);
    expect(atos.map(({ key, body }) => [key, body])).toEqual([
      [
        PARA_FORA,
        {
          podeDesfazer: true,
          casos: [{ idManifestacao: 1, versao: 10 }],
          orgaoExterno: 'Conselho de Medicina',
          textoSolicitante: A_PESSOA,
        },
      ],
    ]);
  });

  it('asks for the office and the texts beside their fields', async () => {
    abrirAto(Encaminhar, [umCasoEscolhido(1)], {});
    await enviar();
    await userEvent.click(
      await screen.findByRole('link', { name: 'O campo Órgão que recebe é obrigatório!' }),
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Órgão que recebe'));
    expect(screen.getByLabelText('Texto para o órgão que recebe').getAttribute('aria-invalid')).toBe('true');
  });

  it("puts the server's refusal of an office beside it and keeps what was typed", async () => {
    const frase = 'A manifestação já está neste órgão. Escolha outro.';
    abrirAto(Encaminhar, [umCasoEscolhido(1)], {
      [ORGAOS]: orgaosAchados,
      [ENCAMINHAR]: recusa(422, frase, { details: { campos: { idOuvidoriaDestino: frase } } }),
    });
    await escolherOrgao();
    await escrever();
    await enviar();
    await confirmar('Encaminhar');
    expect(await screen.findByRole('link', { name: frase })).toBeDefined();
    expect(screen.getByLabelText('Órgão que recebe').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Texto para quem registrou').value).toBe(A_PESSOA);
  });

  it.each([
    [
      1,
      /pseudonimizado/,
      /Um gestor pode pedir esse consentimento/,
      /Os arquivos ficam com o órgão que encaminha/,
    ],
    [7, /Ninguém sabe quem fez a comunicação/, /os anexos vão como estão/],
  ] as const)('of type %d says what the other office will know of whoever wrote it', (tipo, ...frases) => {
    abrirAto(Encaminhar, [umCasoEscolhido(1, tipo)], {});
    for (const frase of frases) expect(screen.getByText(frase)).toBeDefined();
    expect(screen.getByText(/Não escreva aqui nome, contato/)).toBeDefined();
  });

  it('Lei 12.527/2011, art. 11 § 1º, III: sends no request outside, and leads to the decision that says so', () => {
    abrirAto(Encaminhar, [umCasoEscolhido(1, 8)], {});
    expect(screen.queryByLabelText(/não usa a plataforma/)).toBeNull();
    const responder = screen.getByRole('link', { name: 'Responda ao pedido' });
    expect(responder.getAttribute('href')).toBe('/manifestacao/responder?ids=1');
  });

  it('of a denúncia never says that its files go as they are', () => {
    abrirAto(Encaminhar, [umCasoEscolhido(1, 1)], {});
    expect(screen.queryByText(/os anexos vão como estão/i)).toBeNull();
  });

  it('of a denúncia sent outside says that the identity needs consent', async () => {
    abrirAto(Encaminhar, [umCasoEscolhido(1, 1)], {});
    await paraFora();
    expect(screen.getByText(/só pode ir junto se a pessoa consentiu com o envio a esse órgão/)).toBeDefined();
  });

  it('the screen leads to the forwarded cases: the case is no longer of this office', async () => {
    servir({
      'GET /tratamento/manifestacoes': naLista([umCasoEscolhido(1)]),
      [PREVIA]: NADA_A_COBRIR,
      [ORGAOS]: orgaosAchados,
      [ENCAMINHAR]: feitas(1),
    });
    abrir(EncaminharPage, '/manifestacao/encaminhar', '/manifestacao/encaminhar?ids=1');
    await escolherOrgao();
    await escrever();
    await enviar();
    await confirmar('Encaminhar');
    await waitFor(() =>
      expect(screen.getByLabelText('endereço').textContent).toBe('/manifestacao/consultarencaminhamento'),
    );
  });
});
