import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SILENT } from '#shell/api/client.ts';
import { ApiError } from '#shell/api/errors.ts';
import type { EventoDeEmail } from '../../domain/eventos.ts';
import { type Palavras, palavrasNoFormulario } from '../../domain/modelo.ts';
import { api, useRenovar } from '../email-queries.ts';

export interface ModeloEmEdicao {
  /** Null for a new one. */
  readonly idModelo: number | null;
  readonly evento: EventoDeEmail;
  readonly idOuvidoria: number | null;
  readonly versao: number;
}

interface Conflito {
  readonly texto: string;
  readonly versao: number;
}

/** Somebody else saved the template after it was opened here. */
const conflitoDe = (error: unknown): Conflito | null => {
  if (!(error instanceof ApiError) || error.code !== 'email.modelo-mudou') return null;
  return { texto: error.message, versao: Number(error.details?.versao) };
};

/** Saves the next version; what somebody else saved meanwhile is never overwritten unseen. */
export const useSalvar = ({ idModelo, evento, idOuvidoria, versao }: ModeloEmEdicao) => {
  const [vista, setVista] = useState(versao);
  const [conflito, setConflito] = useState<Conflito | null>(null);
  const navigate = useNavigate();
  const renovar = useRenovar();
  const enviar = async (body: ReturnType<typeof palavrasNoFormulario>, ativo: boolean) => {
    if (idModelo !== null) {
      const params = { idModelo };
      const mudanca = { ...body, versao: vista, ativo };
      return api('PUT /app-web/v1/emails/modelos/:idModelo', { params, body: mudanca }, SILENT);
    }
    const novo = { ...body, evento, idOuvidoria: idOuvidoria ?? 0 };
    return api('POST /app-web/v1/emails/modelos', { body: novo }, SILENT);
  };
  const salvar = async (palavras: Palavras, ativo: boolean) => {
    setConflito(null);
    try {
      const salvo = await enviar(palavrasNoFormulario(palavras), ativo);
      await renovar();
      const feito = salvo.versao === vista ? 'Nada mudou.' : `Salvo como versão ${salvo.versao}.`;
      await navigate(`/email/detalhar/${salvo.idModelo}`, {
        state: { feito: idModelo === null ? 'Modelo criado.' : feito },
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
