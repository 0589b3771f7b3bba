import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { abrir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import type { LinhaDoLote } from '#kernel/lista/lote.ts';
import type { AtoProps, CasoEscolhido } from '#shell/atos/casos.ts';

const TIPOS: Readonly<Record<number, string>> = { 1: 'Denúncia', 2: 'Reclamação', 7: 'Comunicação' };

export const umCaso = (idManifestacao: number, idTipoManifestacao = 2): CasoEscolhido => ({
  idManifestacao,
  versao: idManifestacao * 10,
  numeroProtocolo: `00106.00000${idManifestacao}/2026-11`,
  tipo: { idTipoManifestacao, descTipoManifestacao: TIPOS[idTipoManifestacao] ?? '' },
});

export const linha = (idManifestacao: number, mensagem: string | null = null): LinhaDoLote => ({
  idManifestacao,
  feito: mensagem === null,
  codigo: mensagem && 'recusada',
  mensagem,
});

export const feitas = (...linhas: readonly LinhaDoLote[]) => ({ body: { resultados: linhas } });

/** Another case, as the detail lists it. */
export const outroCaso = (idManifestacao: number) => ({
  idManifestacao,
  numeroProtocolo: `00106.00000${idManifestacao}/2026-11`,
  idTipoManifestacao: 2,
  tipo: 'Reclamação',
  idSituacaoManifestacao: 1,
  situacao: 'Cadastrada',
  assunto: 'Merenda',
  registradaEm: '2026-03-05T13:00:00Z',
});

/** The part of the detail that these forms read. */
export const detalhe = (mudancas: object = {}) => ({
  body: {
    idManifestacao: 1,
    tipo: { idTipoManifestacao: 2, descTipoManifestacao: 'Reclamação' },
    responsavel: { idUsuario: 5, nome: 'Ana Analista' },
    idAssunto: 3,
    subassunto: { idSubassunto: 30, descricao: 'Qualidade' },
    tags: ['escola'],
    urgente: false,
    grupo: null,
    semelhantes: [],
    daMesmaPessoa: [],
    analisePreliminar: null,
    ...mudancas,
  },
});

/** Opens the form of an act; the returned spy tells whether it was done. */
export const abrirAto = (Ato: ComponentType<AtoProps>, casos: readonly CasoEscolhido[]) => {
  const onFeito = vi.fn();
  abrir(() => <Ato casos={casos} onFeito={onFeito} />, '/ato', '/ato');
  return onFeito;
};
