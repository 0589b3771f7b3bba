import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import type { AnexoEscolhido } from '#shell/campo-de-anexos.ts';
import { BotaoEnviar, Formulario as EmFormulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { CampoAnexos, type CampoAnexosProps } from './campo-anexos.tsx';
import { ServidorDeAnexos } from './testing-servidor.ts';

let servidor: ServidorDeAnexos;
beforeEach(() => {
  servidor = new ServidorDeAnexos();
  vi.stubGlobal('fetch', servidor.fetch);
});
afterEach(() => vi.unstubAllGlobals());

const arquivo = (nome: string, bytes = 100) =>
  new File([new Uint8Array(bytes)], nome, { type: 'image/jpeg' });

type Valor = readonly AnexoEscolhido[];

function Formulario({ onValor, ...props }: Partial<CampoAnexosProps> & { onValor: (valor: Valor) => void }) {
  const [value, setValue] = useState(props.value ?? []);
  const onChange = (novo: Valor) => {
    onValor(novo);
    setValue(novo);
  };
  return <CampoAnexos pausas={[0, 0, 0]} {...props} value={value} onChange={onChange} />;
}

const abrir = (props: Partial<CampoAnexosProps> = {}) => {
  let valor: Valor = props.value ?? [];
  const onOcupado = vi.fn();
  const onValor = (novo: Valor) => {
    valor = novo;
  };
  const view = render(<Formulario onOcupado={onOcupado} {...props} onValor={onValor} />);
  const escolher = (...arquivos: File[]) =>
    userEvent.upload(screen.getByLabelText('Anexos (opcional)', { selector: 'input' }), arquivos, {
      applyAccept: false,
    });
  return { ...view, escolher, onOcupado, valor: () => valor };
};

const linha = (nome: string) =>
  within(screen.getByText(nome, { exact: false, selector: '.ui-file-name' }).closest('li') as HTMLElement);

describe('sending', () => {
  it('gives the form each accepted file with its secret, and says so', async () => {
    const { escolher, valor, onOcupado } = abrir();
    await escolher(arquivo('rua.jpg'), arquivo('poste.jpg'));
    await waitFor(() => expect(valor()).toHaveLength(2));
    expect(valor()[0]).toEqual({
      idAnexo: 1,
      segredo: 'segredo-do-arquivo-numero-1',
      nome: 'rua.jpg',
      tamanho: 100,
    });
    expect(screen.getByRole('status').textContent).toBe('poste.jpg foi enviado.');
    expect(screen.getByText('2 de 10 arquivos, 200 bytes de 30 MB')).toBeTruthy();
    expect(onOcupado.mock.calls.flat()).toEqual([true, false]);
  });

  it('takes dropped files', async () => {
    const { container, valor } = abrir();
    fireEvent.drop(container.querySelector('.ui-drop') as HTMLElement, {
      dataTransfer: { files: [arquivo('a.jpg')] },
    });
    await waitFor(() => expect(valor()).toHaveLength(1));
  });

  it('sends in pieces, without cookies, and shows how far it is', async () => {
    const { escolher, valor } = abrir();
    await escolher(arquivo('video.mp4', 1_200_000));
    await waitFor(() => expect(valor()).toHaveLength(1));
    const pedacos = servidor.fetch.mock.calls.filter(([url]) => String(url).includes('conteudo'));
    expect(pedacos.map(([, init]) => new Headers(init?.headers).get('upload-offset'))).toEqual([
      '0',
      '524288',
      '1048576',
    ]);
    expect(servidor.fetch.mock.calls.every(([, init]) => init?.credentials === 'omit')).toBe(true);
  });

  it('offers the camera where fingers point', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    const { valor } = abrir();
    expect(screen.getByRole('button', { name: 'Tirar foto' })).toBeTruthy();
    const camera = screen.getByLabelText('Foto da câmera');
    expect(camera.getAttribute('capture')).toBe('environment');
    await userEvent.upload(camera, arquivo('foto.jpg'));
    await waitFor(() => expect(valor()).toHaveLength(1));
  });
});

describe('a lost connection', () => {
  it.each([false, true])(
    'goes on from what the server has (the lost piece had arrived: %s)',
    async (chegou) => {
      servidor.quedas = 2;
      servidor.chegouAntesDaQueda = chegou;
      const { escolher, valor } = abrir();
      await escolher(arquivo('video.mp4', 2_000_000));
      await waitFor(() => expect(valor()).toHaveLength(1));
      expect(servidor.arquivos.get(1)?.recebido).toBe(2_000_000);
      expect(servidor.pedidos.filter((ato) => ato === 'pedir')).toHaveLength(1);
      expect(servidor.pedidos).toContain('situacao');
    },
  );

  it('after too many tries waits for the person, who sends it again', async () => {
    servidor.quedas = 4;
    const { escolher, valor } = abrir();
    await escolher(arquivo('rua.jpg'));
    const botao = await screen.findByRole('button', { name: 'Tentar de novo: rua.jpg' });
    expect(linha('rua.jpg').getByText(/Sem conexão com o servidor/)).toBeTruthy();
    expect(valor()).toEqual([]);
    await userEvent.click(botao);
    await waitFor(() => expect(valor()).toHaveLength(1));
  });
});

describe('S9-01 limits and refusals', () => {
  it('says beside the file why the server refused it', async () => {
    servidor.motivoRecusa = 'O conteúdo deste arquivo não é de um tipo aceito.';
    const { escolher, valor } = abrir();
    await escolher(arquivo('laudo.pdf'));
    expect(
      await linha('laudo.pdf').findByText('O conteúdo deste arquivo não é de um tipo aceito.'),
    ).toBeTruthy();
    expect(screen.getByRole('status').textContent).toMatch(/laudo\.pdf foi recusado/);
    expect(valor()).toEqual([]);
  });

  it('sends neither the eleventh file, nor the byte too many, nor an empty one', async () => {
    const { escolher, valor } = abrir({ maxArquivos: 2, maxBytes: 250 });
    await escolher(
      arquivo('1.jpg'),
      arquivo('grande.jpg', 200),
      arquivo('vazio.jpg', 0),
      arquivo('2.jpg'),
      arquivo('3.jpg', 10),
    );
    await waitFor(() => expect(valor()).toHaveLength(2));
    expect(linha('grande.jpg').getByText(/Não coube.*somam/)).toBeTruthy();
    expect(linha('vazio.jpg').getByText(/está vazio/)).toBeTruthy();
    expect(linha('3.jpg').getByText(/São aceitos até 2 arquivos/)).toBeTruthy();
    expect(servidor.arquivos.size).toBe(2);
  });

  it('removes a file here and there, and the focus goes back to the choosing', async () => {
    const { escolher, valor } = abrir();
    await escolher(arquivo('rua.jpg'));
    await waitFor(() => expect(valor()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Remover rua.jpg' }));
    expect(valor()).toEqual([]);
    expect(screen.queryByRole('list')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Escolher arquivos');
    await waitFor(() => expect(servidor.arquivos.size).toBe(0));
  });
});

describe('what a file says of its author', () => {
  beforeEach(() => {
    servidor.alertas = [
      { codigo: 'local', frase: 'O arquivo guarda o lugar onde foi feito (coordenadas de GPS).' },
    ];
  });

  it('is pointed out, taken out by default, and kept as proof by choice', async () => {
    const { escolher, valor } = abrir({ isAnonimo: true });
    await escolher(arquivo('rua.jpg'));
    expect(await screen.findByText('Este arquivo pode revelar quem você é.')).toBeTruthy();
    const remover = screen.getByRole('radio', {
      name: 'Remover os dados de autoria (recomendado)',
    }) as HTMLInputElement;
    expect(remover.checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Manter como prova' }));
    await waitFor(() => expect(servidor.arquivos.get(1)?.manter).toBe(true));
    await waitFor(() =>
      expect((screen.getByRole('radio', { name: 'Manter como prova' }) as HTMLInputElement).disabled).toBe(
        false,
      ),
    );
    expect(valor()).toHaveLength(1);
  });

  it('is not said of a spreadsheet whose cells seem to have data of people', async () => {
    servidor.alertas = [{ codigo: 'dados-de-pessoas', frase: 'Achamos no arquivo o que parece ser dado.' }];
    const { escolher } = abrir();
    await escolher(arquivo('gastos.csv'));
    expect(await screen.findByText('Este arquivo parece ter dados de pessoas.')).toBeTruthy();
    expect(screen.queryByText('Este arquivo guarda dados de autoria.')).toBeNull();
  });

  it('gives no choice where nothing can be taken out', async () => {
    servidor.alertas = [{ codigo: 'formato-antigo', frase: 'Arquivos .doc guardam o nome.' }];
    const { escolher } = abrir();
    await escolher(arquivo('carta.doc'));
    expect(await screen.findByText('Arquivos .doc guardam o nome.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('a draft', () => {
  const guardado = { idAnexo: 7, segredo: 'segredo-do-arquivo-numero-7', nome: 'rua.jpg', tamanho: 100 };

  it('brings back its files, and what they reveal', async () => {
    servidor.arquivos.set(7, { nome: 'rua.jpg', tamanho: 100, recebido: 100, manter: true });
    servidor.alertas = [{ codigo: 'autor', frase: 'O arquivo guarda o nome de quem o criou ou editou.' }];
    const { valor } = abrir({ value: [guardado] });
    expect(screen.getByText('1 de 10 arquivos, 100 bytes de 30 MB')).toBeTruthy();
    const manter = (await screen.findByRole('radio', { name: 'Manter como prova' })) as HTMLInputElement;
    expect(manter.checked).toBe(true);
    expect(valor()).toEqual([guardado]);
  });

  it('tells of a file that is no longer kept, and takes it out of the form', async () => {
    const { valor } = abrir({ value: [guardado] });
    expect(await screen.findByText(/não está mais guardado/, { selector: '.feedback' })).toBeTruthy();
    expect(valor()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Remover rua.jpg' }));
    expect(screen.queryByRole('list')).toBeNull();
  });
});

it('can be reached and left by keyboard, and stands still when disabled', async () => {
  abrir();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Escolher arquivos');
  document.body.innerHTML = '';
  abrir({ disabled: true });
  expect(
    (screen.getByRole('button', { name: 'Escolher arquivos: Anexos' }) as HTMLButtonElement).disabled,
  ).toBe(true);
});

describe('N11: the files of an answer', () => {
  it('may be of open formats, and the server is told that they are for an answer', async () => {
    const { escolher, valor } = abrir({ deResposta: true });
    expect(screen.getByText(/csv, json, xml, ods, odt, zip\. Procuramos dados de pessoas/)).toBeDefined();
    await escolher(new File(['a;b'], 'gastos.csv', { type: 'text/csv' }));
    await waitFor(() => expect(valor()).toHaveLength(1));
    const concluir = servidor.fetch.mock.calls.find(([url]) => String(url).endsWith('/concluir'));
    expect(JSON.parse(String(concluir?.[1]?.body))).toMatchObject({ deResposta: true });
  });

  it('are also given by the form, which may take them back', async () => {
    const colada = arquivo('imagem.png');
    const { rerender, valor } = abrir({ daTela: { arquivo: colada, fica: true } });
    await waitFor(() => expect(valor()).toMatchObject([{ nome: 'imagem.png' }]));
    rerender(<Formulario onValor={() => undefined} daTela={{ arquivo: colada, fica: false }} />);
    await waitFor(() =>
      expect(screen.queryByText('imagem.png', { exact: false, selector: '.ui-file-name' })).toBeNull(),
    );
    expect(servidor.pedidos).toContain('remover');
  });
});

const schemaDoAto = z.object({ motivo: campo('Motivo', z.string()) });

function Ato({ onSubmit }: { readonly onSubmit: () => void }) {
  const form = useFormulario(schemaDoAto, { defaultValues: { motivo: 'x' } });
  return (
    <EmFormulario form={form} onSubmit={onSubmit}>
      <Formulario onValor={() => undefined} />
      <BotaoEnviar>Enviar</BotaoEnviar>
    </EmFormulario>
  );
}

it('N17 a form is not sent while a refused file stands in its list: it says so and leads there', async () => {
  servidor.motivoRecusa = 'O conteúdo deste arquivo não é de um tipo aceito.';
  const onSubmit = vi.fn();
  render(<Ato onSubmit={onSubmit} />);
  await userEvent.upload(
    screen.getByLabelText('Anexos (opcional)', { selector: 'input' }),
    [arquivo('laudo.pdf')],
    { applyAccept: false },
  );
  await linha('laudo.pdf').findByText('O conteúdo deste arquivo não é de um tipo aceito.');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText(/laudo\.pdf não foi aceito e não vai junto/)).toBeTruthy();
  const remover = screen.getByRole('button', { name: 'Remover laudo.pdf' });
  expect(document.activeElement).toBe(remover);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(linha('laudo.pdf').getByText('O conteúdo deste arquivo não é de um tipo aceito.')).toBeTruthy();
  await userEvent.click(remover);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});
