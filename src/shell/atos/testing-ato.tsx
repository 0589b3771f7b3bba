import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { abrir, type Respostas, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import type { AtoProps, CasoEscolhido } from './casos.ts';

const TIPOS = {
  1: 'Denúncia',
  2: 'Reclamação',
  3: 'Elogio',
  7: 'Comunicação de irregularidade',
  8: 'Acesso à Informação',
} as const;

/** A reclamação unless another type is given. */
export const umCasoEscolhido = (
  idManifestacao: number,
  idTipoManifestacao: keyof typeof TIPOS = 2,
): CasoEscolhido => ({
  idManifestacao,
  versao: idManifestacao * 10,
  numeroProtocolo: `00106.00000${idManifestacao}/2026-11`,
  tipo: { idTipoManifestacao, descTipoManifestacao: TIPOS[idTipoManifestacao] },
});

/** The same cases, as the work list returns them. */
export const naLista = (casos: readonly CasoEscolhido[]) => ({
  body: {
    itens: casos.map((caso) => ({
      ...caso,
      situacao: { idSituacaoManifestacao: 1, descSituacaoManifestacao: 'Cadastrada' },
    })),
    proximoCursor: null,
  },
});

export const feita = (idManifestacao: number) => ({
  idManifestacao,
  feito: true,
  codigo: null,
  mensagem: null,
});

export const feitas = (...ids: number[]) => ({ body: { resultados: ids.map(feita) } });

/** The form alone, as the page of a case shows it; 'feito' appears once it is done. */
export const abrirAto = (
  Ato: ComponentType<AtoProps>,
  casos: readonly CasoEscolhido[],
  respostas: Respostas,
) => {
  const chamadas = servir(respostas);
  const feito: { vezes: number } = { vezes: 0 };
  const onFeito = () => {
    feito.vezes += 1;
  };
  abrir(() => <Ato casos={casos} onFeito={onFeito} onCancelar={() => undefined} />, '/ato', '/ato');
  return { chamadas, feito };
};

export const escolherOpcao = async (campo: string, opcao: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('combobox', { name: campo }));
  await userEvent.click(await screen.findByRole('option', { name: opcao }));
};

/** Confirms in the dialog. */
export const confirmar = async (acao: string): Promise<void> => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: acao }));
};
