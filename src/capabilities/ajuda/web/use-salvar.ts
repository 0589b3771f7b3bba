import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SILENT } from '#shell/api/client.ts';
import { ApiError } from '#shell/api/errors.ts';
import type { PerguntaAdministrada } from '../contract.ts';
import type { PerguntaNova } from '../domain/pergunta.ts';
import { api, useRenovar } from './ajuda-queries.ts';

interface Conflito {
  readonly texto: string;
  readonly versao: number;
}

/** Somebody else saved the question after it was opened here. */
const conflitoDe = (error: unknown): Conflito | null =>
  error instanceof ApiError && error.code === 'ajuda.pergunta-mudou'
    ? { texto: error.message, versao: Number(error.details?.versao) }
    : null;

/** Saves a question; what somebody else saved meanwhile is never overwritten unseen. */
export const useSalvar = (aberta: PerguntaAdministrada | null) => {
  const [vista, setVista] = useState(aberta?.versao ?? 0);
  const [conflito, setConflito] = useState<Conflito | null>(null);
  const navigate = useNavigate();
  const renovar = useRenovar();
  const enviar = ({ slug, ...escrita }: PerguntaNova, ativa: boolean) =>
    aberta === null
      ? api('POST /app-web/v1/ajuda/administrar', { body: { slug, ...escrita } }, SILENT)
      : api(
          'PUT /app-web/v1/ajuda/administrar/:idPergunta',
          { params: { idPergunta: aberta.idPergunta }, body: { ...escrita, versao: vista, ativa } },
          SILENT,
        );
  const salvar = async (escrita: PerguntaNova, ativa: boolean) => {
    setConflito(null);
    try {
      const { idPergunta, versao } = await enviar(escrita, ativa);
      await renovar();
      const feito = versao === vista ? 'Nada mudou.' : 'Pergunta salva.';
      await navigate(`/configuracoes/ajuda/${idPergunta}`, {
        state: { feito: aberta === null ? 'Pergunta criada.' : feito },
        replace: true,
      });
    } catch (error) {
      const encontrado = conflitoDe(error);
      if (!encontrado) throw error;
      setConflito(encontrado);
    }
  };
  const porCima = () => {
    if (conflito) setVista(conflito.versao);
    setConflito(null);
  };
  return { salvar, conflito, porCima };
};
