import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { prorrogar } from '#capabilities/prorrogacao/domain/prorrogar.ato.ts';
import { contract } from '#kernel/endpoint.ts';
import type { ResultadoDoLote } from '#kernel/lista/lote.ts';
import { permitido } from '#kernel/permissoes.ts';
import { createApi } from '#shell/api/client.ts';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Ato, BotoesDoAto } from './ato.tsx';
import type { AtoProps } from './casos.ts';
import { useLote } from './lote/use-lote.ts';
import { PaginaDoAto } from './pagina-do-ato.tsx';

const schema = z.object({ motivo: z.string().min(3) });
const exemplo = contract({
  'POST /app-web/v1/tratamento/exemplo': {
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Um ato qualquer.',
    body: schema.extend({
      casos: z.array(z.object({ idManifestacao: z.int(), versao: z.int().optional() })),
    }),
    response: z.custom<ResultadoDoLote>(),
  },
});
const api = createApi<typeof exemplo>();

function Exemplo({ casos, onFeito, onCancelar }: AtoProps) {
  const form = useFormulario(schema, { defaultValues: { motivo: '' } });
  const lote = useLote({
    casos,
    onFeito,
    form,
    enviar: (doLote, dados: z.output<typeof schema>) =>
      api('POST /app-web/v1/tratamento/exemplo', { body: { casos: doLote, ...dados } }, { errors: 'silent' }),
  });
  return (
    <Ato casos={casos} lote={lote}>
      <Formulario form={form} onSubmit={lote.enviar}>
        <CampoTexto name="motivo" label="Motivo" />
        <BotoesDoAto onCancelar={onCancelar}>Fazer</BotoesDoAto>
      </Formulario>
    </Ato>
  );
}

function Pagina() {
  return <PaginaDoAto ato={prorrogar}>{(props) => <Exemplo {...props} />}</PaginaDoAto>;
}

const item = (idManifestacao: number) => ({
  idManifestacao,
  versao: idManifestacao * 10,
  numeroProtocolo: `00106.00000${idManifestacao}/2026-11`,
  tipo: { idTipoManifestacao: 2, descTipoManifestacao: 'Reclamação' },
  situacao: { idSituacaoManifestacao: 1, descSituacaoManifestacao: 'Cadastrada' },
});
const LISTA = 'GET /tratamento/manifestacoes';
const FAZER = 'POST /tratamento/exemplo';
const lista = (...ids: number[]) => ({ body: { itens: ids.map(item), proximoCursor: null } });
const linha = (idManifestacao: number, mensagem: string | null = null) => ({
  idManifestacao,
  feito: mensagem === null,
  codigo: mensagem && 'x',
  mensagem,
});

const open = (ids: string) => abrir(Pagina, '/ato', `/ato${ids && `?ids=${ids}`}`);
const escrever = async (texto: string) => {
  await userEvent.type(await screen.findByLabelText(/Motivo/), texto);
  await userEvent.click(screen.getByRole('button', { name: 'Fazer' }));
};

afterEach(() => vi.unstubAllGlobals());

describe('the screen of an act of the office', () => {
  it('asks for a case when its address names none', async () => {
    servir({ [LISTA]: lista(3) });
    open('');
    await userEvent.type(screen.getByLabelText(/Protocolo ou palavras/), '00106');
    await userEvent.click(screen.getByRole('button', { name: 'Procurar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Escolher 00106.000003/2026-11' }));
    expect(await screen.findByLabelText(/Motivo/)).toBeDefined();
  });

  it('says when none of the cases is of this office', async () => {
    servir({ [LISTA]: lista() });
    open('8,9');
    expect(await screen.findByText('Não encontramos estas manifestações')).toBeDefined();
  });

  it('shows no form that every case would refuse, and says why', async () => {
    const concluida = {
      ...item(1),
      situacao: { idSituacaoManifestacao: 6, descSituacaoManifestacao: 'Concluída' },
    };
    servir({ [LISTA]: { body: { itens: [concluida], proximoCursor: null } } });
    open('1');
    expect(await screen.findByText('Prorrogar: já não cabe.')).toBeDefined();
    expect(screen.getByText('A manifestação está na situação Concluída.')).toBeDefined();
    expect(screen.queryByLabelText(/Motivo/)).toBeNull();
  });

  it('acts on what the person saw, version by version', async () => {
    const chamadas = servir({
      [LISTA]: lista(1, 2),
      [FAZER]: { body: { resultados: [linha(1), linha(2)] } },
    });
    open('1,2');
    await escrever('porque sim');
    await screen.findByText('Feito em 2 manifestações.');
    expect(chamadas.find(({ key }) => key === FAZER)?.body).toEqual({
      casos: [
        { idManifestacao: 1, versao: 10 },
        { idManifestacao: 2, versao: 20 },
      ],
      motivo: 'porque sim',
    });
  });

  it('shows one line per case, with the reason of each refusal', async () => {
    servir({
      [LISTA]: lista(1, 2),
      [FAZER]: { body: { resultados: [linha(1), linha(2, 'O prazo já foi prorrogado.')] } },
    });
    open('1,2');
    await escrever('porque sim');
    expect(await screen.findByText('Feito em 1 de 2 manifestações.')).toBeDefined();
    expect(screen.getByText('O prazo já foi prorrogado.')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Resultado');
  });

  it('N14 what was typed is still there for those that were refused, and only they are tried again', async () => {
    let vez = 0;
    const chamadas = servir({
      [LISTA]: lista(1, 2, 3),
      [FAZER]: () => {
        vez += 1;
        return {
          body: {
            resultados: vez === 1 ? [linha(1), linha(2, 'Não.'), linha(3, 'Não.')] : [linha(2), linha(3)],
          },
        };
      },
    });
    open('1,2,3');
    await escrever('porque sim');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Voltar ao formulário e tentar de novo' }),
    );
    expect(screen.getByLabelText<HTMLInputElement>(/Motivo/).value).toBe('porque sim');
    await userEvent.click(screen.getByRole('button', { name: 'Fazer' }));
    await screen.findByText('Feito em 2 manifestações.');
    expect(chamadas.filter(({ key }) => key === FAZER).at(-1)?.body).toMatchObject({
      casos: [{ idManifestacao: 2 }, { idManifestacao: 3 }],
    });
    expect(screen.queryByRole('button', { name: /tentar de novo/ })).toBeNull();
  });

  it('N14 where there is room, the chosen cases stand beside the form, each with how it begins', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const comTexto = (id: number, trecho: string | null) => ({ ...item(id), assunto: 'Iluminação', trecho });
    servir({
      [LISTA]: {
        body: { itens: [comTexto(1, 'Bom dia. A luz queimou.'), comTexto(2, null)], proximoCursor: null },
      },
    });
    open('1,2');
    const lado = within(await screen.findByRole('region', { name: '2 manifestações' }));
    expect(lado.getByText('A luz queimou.')).toBeDefined();
    expect(lado.getByText('Texto protegido')).toBeDefined();
    await userEvent.click(lado.getByRole('button', { name: 'Tirar 00106.000001/2026-11' }));
    expect(await screen.findByText('1 manifestação')).toBeDefined();
  });

  it('N10 on a phone, how each begins is folded right above the field, without a second way to take it out', async () => {
    servir({
      [LISTA]: {
        body: {
          itens: [
            { ...item(1), trecho: 'Bom dia. A luz queimou.' },
            { ...item(2), trecho: null },
          ],
          proximoCursor: null,
        },
      },
    });
    open('1,2');
    const dobra = await screen.findByRole('button', { name: 'O que as pessoas escreveram' });
    expect(screen.queryByText('Texto protegido')).toBeNull();
    await userEvent.click(dobra);
    expect(screen.getByText('Texto protegido')).toBeDefined();
    expect(screen.getAllByText('A luz queimou.').length).toBeGreaterThan(1);
    expect(screen.getAllByRole('button', { name: 'Tirar 00106.000001/2026-11' })).toHaveLength(1);
    expect(dobra.compareDocumentPosition(screen.getByLabelText('Motivo'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('leads from each line to its case, beside the lines', async () => {
    servir({ [LISTA]: lista(1, 2), [FAZER]: { body: { resultados: [linha(1), linha(2)] } } });
    open('1,2');
    await escrever('porque sim');
    const links = (await screen.findAllByRole('link', { name: /^00106/ })).map((link) => [
      link.getAttribute('href'),
      link.getAttribute('target'),
    ]);
    expect(links).toEqual([
      ['/manifestacao/detalhar/1', '_blank'],
      ['/manifestacao/detalhar/2', '_blank'],
    ]);
  });

  it.each([
    ['1,2,3,4,5', [1, 2, 3, 4], '1 das 5 escolhidas não foi encontrada e ficou de fora.'],
    ['1,2,3', [1], '2 das 3 escolhidas não foram encontradas e ficaram de fora.'],
  ])('says how many of %s were not found', async (ids, achados, frase) => {
    servir({ [LISTA]: lista(...achados) });
    open(ids);
    expect(await screen.findByText(frase)).toBeDefined();
    expect(screen.getByLabelText(/Motivo/)).toBeDefined();
  });

  it('brings why it was not done into sight, and says it beside the button, too', async () => {
    const centro = vi.fn();
    Element.prototype.scrollIntoView = centro;
    servir({ [LISTA]: lista(1), [FAZER]: recusa(409, 'O caso já foi encerrado.') });
    open('1');
    await escrever('porque sim');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('O caso já foi encerrado.'));
    expect(centro).toHaveBeenCalledWith({ block: 'center' });
    const aviso = document.activeElement;
    await userEvent.click(screen.getByLabelText(/Motivo/));
    expect(screen.getByText(/^Não foi feito\./)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Ver o aviso' }));
    expect(document.activeElement).toBe(aviso);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('leaves a case out when the person takes it from the list', async () => {
    servir({ [LISTA]: lista(1, 2) });
    open('1,2');
    await userEvent.click(await screen.findByRole('button', { name: 'Tirar 00106.000001/2026-11' }));
    expect(await screen.findByText('1 manifestação')).toBeDefined();
  });

  it('loses nothing typed when somebody else acted first, and goes on only when told to', async () => {
    let recusou = false;
    const chamadas = servir({
      [LISTA]: lista(1),
      [FAZER]: () => {
        if (recusou) return { body: { resultados: [linha(1)] } };
        recusou = true;
        return recusa(409, 'Mudou.', {
          code: 'manifestacao.mudou',
          details: {
            versao: 11,
            mudancas: [
              {
                acao: 'Prorrogação',
                responsavel: 'Ana Analista',
                informacoes: 'O prazo passou de 12/03/2026 para 11/04/2026.',
                ocorridoEm: '2026-03-12T12:00:00Z',
              },
            ],
          },
        });
      },
    });
    open('1');
    await escrever('porque sim');
    expect(await screen.findByText(/Ana Analista/)).toBeDefined();
    expect(screen.getByText('O prazo passou de 12/03/2026 para 11/04/2026.')).toBeDefined();
    const agora = screen.getByRole('link', { name: /^Ver como está agora/ });
    expect([agora.getAttribute('href'), agora.getAttribute('target')]).toEqual([
      '/manifestacao/detalhar/1',
      '_blank',
    ]);
    expect(screen.getByLabelText<HTMLInputElement>(/Motivo/).value).toBe('porque sim');
    await userEvent.click(screen.getByRole('button', { name: 'Fazer mesmo assim' }));
    const feitas = chamadas.filter(({ key }) => key === FAZER).map(({ body }) => body);
    expect(feitas[1]).toEqual({ casos: [{ idManifestacao: 1, versao: 11 }], motivo: 'porque sim' });
  });
});
