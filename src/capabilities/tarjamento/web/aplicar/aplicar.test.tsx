import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { naoSalvosStore } from '#shell/nao-salvo/nao-salvos.ts';
import { frasesDasImagens } from '../../domain/virou-imagem.ts';
import { abrirTela, umArquivo, umPdf } from '../testing-tarjamento.tsx';

const LINHAS = ['CPF 529.982.247-25 e jose@casa.invalid'];

interface Enviado {
  readonly corpo: FormData;
}
type Respondida = { status: number; corpo: string; cabecalho?: object };

/** A fake upload with progress; each takes the next of `respostas`, or waits to be aborted. */
const porEnvio = (...respostas: readonly Respondida[]): Enviado[] => {
  const enviados: Enviado[] = [];
  class Envio {
    upload = {};
    status = 0;
    response: Blob | null = null;
    onload = () => undefined;
    onabort = () => undefined;
    resposta: Respondida | undefined;
    open() {}
    getResponseHeader() {
      const { cabecalho } = this.resposta ?? {};
      return cabecalho ? Buffer.from(JSON.stringify(cabecalho)).toString('base64url') : null;
    }
    send(corpo: FormData) {
      this.resposta = respostas[enviados.length];
      enviados.push({ corpo });
      if (!this.resposta) return;
      this.status = this.resposta.status;
      const { corpo: texto } = this.resposta;
      this.response = Object.assign(new Blob([texto]), { text: async () => texto });
      queueMicrotask(() => this.onload());
    }
    abort() {
      this.onabort();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Envio);
  return enviados;
};

const RELATORIO = {
  paginas: 1,
  marcas: 2,
  removidos: 32,
  avisos: ['O mesmo texto ainda aparece na página 3, que não foi marcada.'],
  rasterizadas: [],
  restantes: [],
};
const RECUPERAVEL: Respondida = {
  status: 422,
  corpo: JSON.stringify({
    message: 'Parte do texto ainda pode ser recuperada.',
    code: 'TARJAMENTO_RECUPERAVEL',
    details: { locais: [{ onde: 'Texto escondido sob a imagem', pagina: 0 }] },
  }),
};

const marcarTudo = async () => {
  abrirTela();
  const campo = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (campo) await userEvent.upload(campo, umArquivo('ata.pdf', LINHAS));
  await userEvent.click(await screen.findByRole('button', { name: 'Aceitar todas (2)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar e verificar' }));
  return screen.findByRole('dialog', { name: 'Aplicar e verificar' });
};
const aplicarNoDialogo = async () => {
  const dialogo = await marcarTudo();
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Aplicar e verificar' }));
};

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:copia', revokeObjectURL: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('S2-29 applying the marks', () => {
  it('says first what will happen to the file', async () => {
    const enviados = porEnvio();
    const dialogo = await marcarTudo();
    expect(dialogo.textContent).toContain('ata.pdf: 2 marcas em 1 página.');
    expect(dialogo.textContent).toContain('não fica guardado no servidor');
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Cancelar' }));
    expect(enviados).toEqual([]);
  });

  it('sends places and reasons, never what the marks cover, and shows what was proven', async () => {
    const enviados = porEnvio({ status: 200, corpo: '%PDF', cabecalho: RELATORIO });
    await aplicarNoDialogo();
    expect(await screen.findByText('Tarjas aplicadas e verificadas.')).toBeDefined();
    const marcas = JSON.parse(String(enviados[0]?.corpo.get('marcas')));
    expect(marcas).toHaveLength(2);
    expect(Object.keys(marcas[0]).toSorted()).toEqual(['altura', 'largura', 'motivo', 'pagina', 'x', 'y']);
    expect(screen.getByText(/O mesmo texto ainda aparece na página 3/)).toBeDefined();
    expect(screen.getByText(/procurado nela: na página, nas propriedades/)).toBeDefined();
    const baixar = screen.getByRole('link', { name: 'Baixar o PDF tarjado' });
    expect([baixar.getAttribute('href'), baixar.getAttribute('download')]).toEqual([
      'blob:copia',
      'documento-tarjado.pdf',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Voltar e corrigir' }));
    expect(document.querySelector('.tj-rodape')?.textContent).toContain('2 marcas');
    // A delivered copy lets the person leave without being asked.
    expect(naoSalvosStore.get()).toEqual([]);
  });

  it('says where something could be recovered, and offers to turn those pages into pictures', async () => {
    const enviados = porEnvio(RECUPERAVEL, {
      status: 200,
      corpo: '%PDF',
      cabecalho: { ...RELATORIO, rasterizadas: [0] },
    });
    await aplicarNoDialogo();
    expect(await screen.findByText('Texto escondido sob a imagem (página 1)')).toBeDefined();
    await userEvent.click(
      screen.getByRole('button', { name: 'Transformar estas páginas em imagem e tentar de novo' }),
    );
    expect(await screen.findByText('Viraram imagem: página 1.')).toBeDefined();
    expect(enviados[1]?.corpo.get('rasterizar')).toBe('[0]');
  });

  it('N14 names each text that still shows: the person goes there, or marks it too and applies again', async () => {
    const restantes = [{ pagina: 0, lugares: [{ x: 72, y: 68, largura: 30, altura: 18 }] }];
    const enviados = porEnvio(
      { status: 200, corpo: '%PDF', cabecalho: { ...RELATORIO, restantes } },
      { status: 200, corpo: '%PDF', cabecalho: RELATORIO },
    );
    await aplicarNoDialogo();
    await userEvent.click(await screen.findByRole('button', { name: 'Marcar também: “CPF”, na página 1' }));
    expect(screen.getByText('A cópia acima ainda não tem as marcas novas.')).toBeDefined();
    // What was proven is of the copy as delivered, not of what was marked since.
    expect(screen.getByText(/elementos? do documento/).textContent).toMatch(/^2 marcas/);
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar e verificar de novo' }));
    const dialogo = await screen.findByRole('dialog', { name: 'Aplicar e verificar' });
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Aplicar e verificar' }));
    await waitFor(() => expect(enviados).toHaveLength(2));
    expect(JSON.parse(String(enviados[1]?.corpo.get('marcas')))).toHaveLength(3);
  });

  it('N14 goes to where the text still shows', async () => {
    const restantes = [{ pagina: 0, lugares: [{ x: 72, y: 68, largura: 30, altura: 18 }] }];
    porEnvio({ status: 200, corpo: '%PDF', cabecalho: { ...RELATORIO, restantes } });
    await aplicarNoDialogo();
    await userEvent.click(await screen.findByRole('button', { name: 'Ir até lá: “CPF”, na página 1' }));
    expect(await screen.findByRole('toolbar', { name: 'Ferramentas' })).toBeDefined();
    await waitFor(() => expect(document.activeElement?.getAttribute('data-folha')).toBe('0'));
    expect(document.querySelectorAll('.tj-procurado')).toHaveLength(1);
  });

  it('shows why a page became a picture without being asked', async () => {
    const [frase = ''] = frasesDasImagens(new Map([[2, 'letras-desenhadas']]));
    porEnvio({
      status: 200,
      corpo: '%PDF',
      cabecalho: { ...RELATORIO, rasterizadas: [2], avisos: [frase] },
    });
    await aplicarNoDialogo();
    expect(await screen.findByText('Tarjas aplicadas e verificadas.')).toBeDefined();
    expect(frase).toMatch(/^A página 3 virou imagem porque tem letras feitas de desenhos/);
    expect(screen.getByText(frase)).toBeDefined();
    expect(screen.getByText('Viraram imagem: página 3.')).toBeDefined();
  });

  it("shows the server's own sentence of any other refusal", async () => {
    porEnvio({ status: 422, corpo: JSON.stringify({ message: 'Este PDF tem uma senha de abertura.' }) });
    await aplicarNoDialogo();
    expect(await screen.findByText('Este PDF tem uma senha de abertura.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Voltar e corrigir' }));
    expect(screen.getByRole('toolbar', { name: 'Ferramentas' })).toBeDefined();
  });

  it('can be stopped while it runs, and the marks stay', async () => {
    porEnvio();
    await aplicarNoDialogo();
    expect(await screen.findByRole('progressbar', { name: /Aplicando e verificando/ })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.querySelector('.tj-rodape')?.textContent).toContain('2 marcas');
  });

  it('attaches the copy to the case that the file came from', async () => {
    const bytes = umPdf(LINHAS);
    const caso = {
      idManifestacao: 42,
      protocolo: '123',
      pdfs: [{ idAnexo: 7, nome: 'a.pdf', tamanho: 9 }],
    };
    const chamadas = servir({
      'GET /tarjamento/casos/42/pdfs': { body: caso },
      'POST /tarjamento/casos/42/anexos/7/aplicar': { body: { idAnexo: 8, relatorio: RELATORIO } },
    });
    const comum = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
      url.endsWith('/anexos/7') ? new Response(bytes) : comum(url, init),
    );
    abrirTela('/tarjamento?manifestacao=42&anexo=7');
    await userEvent.click(await screen.findByRole('button', { name: 'Aceitar todas (2)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar e verificar' }));
    const dialogo = await screen.findByRole('dialog', { name: 'Aplicar e verificar' });
    expect(dialogo.textContent).toContain('O original continua no caso');
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Aplicar e verificar' }));
    const baixar = await screen.findByRole('link', { name: 'Baixar o PDF tarjado' });
    await waitFor(() =>
      expect(baixar.getAttribute('href')).toBe('/api/app-web/v1/manifestacoes/42/anexos/8'),
    );
    expect(screen.getByRole('link', { name: 'Ver o caso' })).toBeDefined();
    const pedido = chamadas.find(({ key }) => key.startsWith('POST'))?.body;
    expect(pedido).toMatchObject({ guardarLista: true, rasterizar: [] });
  });

  it('tells that the case cannot be opened', async () => {
    servir({ 'GET /tarjamento/casos': recusa(404, 'Não encontramos este protocolo.') });
    abrirTela();
    await userEvent.type(screen.getByRole('textbox', { name: /Protocolo do caso/ }), '1');
    await userEvent.click(screen.getByRole('button', { name: 'Ver os PDFs do caso' }));
    expect(await screen.findByText(/Não encontramos este protocolo/)).toBeDefined();
  });
});
