import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { coberturasNaTela } from '#capabilities/manifestacao/domain/ler/coberturas-enviadas.ts';
import type { Contract } from '#kernel/endpoint.ts';
import { createApi } from '#shell/api/client.ts';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { ConferirCobertura } from './conferir-cobertura.tsx';
import { A_FAIXA_DO_NOME, aPrevia, NADA_A_COBRIR } from './testing-previa.ts';

const PREVIA = 'GET /tratamento/1/pseudonimo';
const ENVIAR = 'POST /enviar';
const CAIXA = '.pseudonimo-caixa';
const MUDOU = 'O texto mudou depois que você o abriu.';

const api = createApi<Contract>();
const schema = z.object({ coberturas: coberturasNaTela });

/** A form of an act, with this part alone. */
function Ato({ ids }: { readonly ids: readonly number[] }) {
  const form = useFormulario(schema, { defaultValues: { coberturas: null } });
  const { onSubmit } = useEnvio(form, (body: z.output<typeof schema>) =>
    api('POST /app-web/v1/enviar', { body } as never, { errors: 'silent' }),
  );
  return (
    <main>
      <h1>Ato</h1>
      <h2>Manifestação</h2>
      <Formulario form={form} onSubmit={onSubmit} aria-label="Ato">
        <ConferirCobertura
          name="coberturas"
          casos={ids.map((idManifestacao) => ({ idManifestacao }))}
          destino="area"
        />
        <BotaoEnviar>Enviar</BotaoEnviar>
      </Formulario>
    </main>
  );
}
const abrirCom = (respostas: Respostas, ids: readonly number[] = [1]) => {
  const chamadas = servir({ [ENVIAR]: { body: {} }, ...respostas });
  abrir(() => <Ato ids={ids} />, '/ato', '/ato');
  return { chamadas, enviadas: () => chamadas.filter(({ key }) => key === ENVIAR).map(({ body }) => body) };
};

const cobrir = (nome: string | RegExp) => screen.findByRole('button', { name: nome });
const enviar = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
const marcados = () =>
  [...document.querySelectorAll<HTMLElement>('.pseudonimo-caixa mark')].map((marca) => [
    marca.dataset.estado,
    marca.textContent,
  ]);
const comoFica = async () => {
  const botao = screen.getByRole('button', { name: 'Como vai ficar: Relato' });
  if (botao.getAttribute('aria-expanded') === 'false') await userEvent.click(botao);
  return screen.getByRole('region', { name: 'Como vai ficar: Relato' }).textContent;
};
/** As the person does with the mouse, across marks and plain text. */
const selecionar = (de: string, ate: string) =>
  act(() => {
    const caixa = document.querySelector('.pseudonimo-caixa');
    const nos = [...(caixa?.childNodes ?? [])].map((no) => (no.nodeName === 'MARK' ? no.firstChild : no));
    const ponta = (trecho: string) => nos.find((no) => no?.textContent?.includes(trecho)) as Text;
    const range = document.createRange();
    range.setStart(ponta(de), ponta(de).data.indexOf(de));
    range.setEnd(ponta(ate), ponta(ate).data.indexOf(ate) + ate.length);
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
    document.dispatchEvent(new Event('selectionchange'));
  });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('L8 Decreto 10.153/2019, art. 6 § 4º: preview with every find marked', () => {
  it('covers and hints look different, and each mark is described by its why', async () => {
    abrirCom({ [PREVIA]: aPrevia() });
    await cobrir('Cobrir “Maria Souza”');
    expect(marcados()).toEqual([
      ['coberta', 'Maria Souza'],
      ['dica', 'única restauradora'],
    ]);
    const descricoes = [...document.querySelectorAll('.pseudonimo-caixa mark')].map(
      (marca) => document.getElementById(marca.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(descricoes).toEqual([
      'Nome de quem registrou, ou parte dele. Vai coberto.',
      'Papel que pode ser de uma pessoa só. Dica: vai à mostra.',
    ]);
  });

  it('axe finds nothing wrong with it', async () => {
    abrirCom({ [PREVIA]: aPrevia() });
    await cobrir('Cobrir “Maria Souza”');
    await comoFica();
    const { violations } = await axe.run(document.body, {
      rules: {
        'color-contrast': { enabled: false },
        region: { enabled: false },
        'target-size': { enabled: false },
      },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it('sends what the program prepared when the person leaves it so', async () => {
    const { enviadas } = abrirCom({ [PREVIA]: aPrevia() });
    await cobrir('Cobrir “Maria Souza”');
    await enviar();
    await waitFor(() =>
      expect(enviadas()).toEqual([{ coberturas: [{ versao: 'v1', faixas: [A_FAIXA_DO_NOME] }] }]),
    );
  });

  it('a cover is dropped and a hint taken by the button of each, also with the keyboard', async () => {
    const { enviadas } = abrirCom({ [PREVIA]: aPrevia() });
    const nome = await cobrir('Cobrir “Maria Souza”');
    expect(nome.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(nome);
    expect(nome.getAttribute('aria-pressed')).toBe('false');
    (await cobrir('Cobrir “única restauradora”')).focus();
    await userEvent.keyboard('{Enter}');
    expect(marcados()).toEqual([
      ['a-mostra', 'Maria Souza'],
      ['coberta', 'única restauradora'],
    ]);
    expect(await comoFica()).toMatch(/^Eu, Maria Souza, .* Sou a \[dado pessoal\]\.$/);
    await enviar();
    await waitFor(() => expect(enviadas()).toHaveLength(1));
    expect(JSON.stringify(enviadas())).not.toContain(JSON.stringify(A_FAIXA_DO_NOME));
  });

  it('a selected piece is covered, across marks and without the blanks around it', async () => {
    abrirCom({ [PREVIA]: aPrevia() });
    await cobrir('Cobrir “Maria Souza”');
    selecionar('Souza', ', vi. ');
    expect(await screen.findByText('Selecionado: “Souza, vi.”')).toBeDefined();
    await userEvent.click(await cobrir(/^Cobrir o trecho selecionado/));
    expect(screen.getByText('“Souza, vi.” vai coberto.')).toBeDefined();
    expect(await comoFica()).toMatch(/^Eu, \[dado pessoal\] Falem com/);
    const meu = await cobrir('Cobrir “Souza, vi.”');
    await userEvent.click(meu);
    expect(await comoFica()).toMatch(/^Eu, \[dado pessoal\], vi\. Falem com/);
  });

  it('without a selection the button says what to do', async () => {
    abrirCom({ [PREVIA]: aPrevia() });
    await userEvent.click(await cobrir(/^Cobrir o trecho selecionado/));
    expect(screen.getByText('Selecione antes um trecho do texto.')).toBeDefined();
  });

  it('a typed word is covered every time it is there, and Enter does not send the form', async () => {
    const { enviadas } = abrirCom({ [PREVIA]: aPrevia() });
    await cobrir('Cobrir “Maria Souza”');
    const campo = screen.getByLabelText('Cobrir toda vez que aparecer');
    await userEvent.type(campo, 'zoraíde{Enter}');
    expect(screen.getByText('“zoraíde” vai coberto: 2 vezes.')).toBeDefined();
    expect(await comoFica()).toContain('Falem com a [dado pessoal], a [dado pessoal] do arquivo.');
    expect(await cobrir('Cobrir “Zoraide”, 2ª vez')).toBeDefined();
    await userEvent.type(campo, 'Clodoaldo{Enter}');
    expect(screen.getByText('“Clodoaldo” não aparece no texto.')).toBeDefined();
    expect(enviadas()).toEqual([]);
  });

  it('a text that changed meanwhile is opened anew with a sentence, and sent as it now is', async () => {
    let vezes = 0;
    const { enviadas } = abrirCom({
      [PREVIA]: () => (vezes++ === 0 ? aPrevia() : aPrevia('v2', 'Agora sou a Maria Souza.', [])),
      [ENVIAR]: () =>
        vezes < 2 ? recusa(409, 'Mudou.', { details: { campos: { coberturas: MUDOU } } }) : { body: {} },
    });
    await cobrir('Cobrir “Maria Souza”');
    await enviar();
    expect(await screen.findByText('Agora sou a Maria Souza.', { selector: CAIXA })).toBeDefined();
    const link = screen.getByRole('link', { name: MUDOU });
    await userEvent.click(link);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Confira o que vai coberto' }));
    await enviar();
    await waitFor(() => expect(enviadas()).toHaveLength(2));
    expect(enviadas()[1]).toEqual({ coberturas: [{ versao: 'v2', faixas: [] }] });
  });

  it('what was decided stays when the server refuses and the text is the same', async () => {
    const frase = 'O texto ainda mostra o nome inteiro.';
    abrirCom({
      [PREVIA]: aPrevia(),
      [ENVIAR]: recusa(400, frase, { details: { campos: { coberturas: frase } } }),
    });
    await userEvent.click(await cobrir('Cobrir “Maria Souza”'));
    await enviar();
    expect(await screen.findByRole('link', { name: frase })).toBeDefined();
    expect((await cobrir('Cobrir “Maria Souza”')).getAttribute('aria-pressed')).toBe('false');
  });

  it('where nothing was found it says so and asks to read', async () => {
    abrirCom({ [PREVIA]: aPrevia('v1', 'Faltou remédio.', []) });
    expect(await screen.findByText(/^O programa não encontrou aqui nada/)).toBeDefined();
    expect(screen.getByText('Faltou remédio.', { selector: CAIXA })).toBeDefined();
  });

  it('what could not be prepared is not sent, and is asked for again', async () => {
    let vezes = 0;
    const { enviadas } = abrirCom({
      [PREVIA]: () => (vezes++ === 0 ? recusa(500, 'Não deu.') : aPrevia()),
    });
    const falha = within(await screen.findByRole('alert'));
    await enviar();
    expect(
      await screen.findByRole('link', { name: 'Confira antes o que vai ser coberto no texto.' }),
    ).toBeDefined();
    expect(enviadas()).toEqual([]);
    await userEvent.click(falha.getByRole('button', { name: 'Tentar de novo' }));
    await cobrir('Cobrir “Maria Souza”');
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  });

  it('while it is prepared says so, and of a case that protects nobody shows nothing', async () => {
    const { enviadas } = abrirCom({ [PREVIA]: NADA_A_COBRIR });
    expect(screen.getByText('Preparando o texto…')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Confira/ })).toBeNull());
    await enviar();
    await waitFor(() => expect(enviadas()).toEqual([{}]));
  });

  it('several cases at once go without anybody’s check, and it says so', async () => {
    const { chamadas, enviadas } = abrirCom({}, [1, 2]);
    expect(await screen.findByText('Ninguém confere o que vai coberto.')).toBeDefined();
    await enviar();
    await waitFor(() => expect(enviadas()).toEqual([{}]));
    expect(chamadas).toHaveLength(1);
  });
});
