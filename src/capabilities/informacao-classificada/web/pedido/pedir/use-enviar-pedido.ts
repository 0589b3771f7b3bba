import { useMemo, useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { readNumero } from '#shell/lista/read-do-endereco.ts';
import { useNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { comProva, type Prova } from '#shell/prova-de-trabalho/com-prova.ts';
import { isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { api, useRelerPedidos } from '../../classificadas-queries.ts';
import { type Dados, type Modo, schemaDoPedido, vazio } from './formulario-do-pedido.ts';
import type { Enviado } from './recibo-do-pedido.tsx';

interface Opcoes {
  readonly modo: Modo;
  readonly params: URLSearchParams;
  /** Staff of one office file there; the server knows which. */
  readonly soProprio?: boolean;
  readonly onEnviado: (enviado: Enviado, dados: Dados) => void;
}

const corpoDe = (modo: Modo, chaveEnvio: string, dados: Dados) => {
  const { idOuvidoria, codigo, descricao, texto, requerente, canal, recebidaEm } = dados;
  const dia = canal === 'carta' ? isoFromDateText(recebidaEm) : null;
  return {
    chaveEnvio,
    ...(idOuvidoria && { idOuvidoria: Number(idOuvidoria) }),
    codigo,
    descricao,
    texto,
    ...(requerente && { requerente }),
    ...(modo === 'balcao' && { atendimento: { canal, recebidaEm: dia } }),
  };
};

/** The one form of a pedido, whoever files it. */
export const useEnviarPedido = ({ modo, params, soProprio = false, onEnviado }: Opcoes) => {
  // One key per page: sent twice, it is one pedido.
  const [chaveEnvio] = useState(() => crypto.randomUUID());
  const [foi, setFoi] = useState(false);
  const [andamento, setAndamento] = useState<number | null>(null);
  const reler = useRelerPedidos();
  const schema = useMemo(() => schemaDoPedido(modo, soProprio), [modo, soProprio]);
  const form = useFormulario(schema, {
    defaultValues: vazio(String(readNumero(params.get('orgao')) ?? ''), params.get('codigo') ?? ''),
  });
  const { isDirty, isSubmitting } = form.formState;
  // Once it was sent, the links of the receipt lead on without a question.
  useNaoSalvo(isDirty && !isSubmitting && !foi);
  const { erro, onSubmit } = useEnvio(
    form,
    (dados: Dados) => {
      const corpo = corpoDe(modo, chaveEnvio, dados);
      const mandar = (prova?: Prova) =>
        api('POST /app-web/v1/desclassificacoes', { body: { ...corpo, ...prova } }, SILENT);
      if (modo !== 'sem-conta') return mandar();
      return comProva(mandar, { onAndamento: setAndamento }).finally(() => setAndamento(null));
    },
    (enviado: Enviado, dados: Dados) => {
      setFoi(true);
      onEnviado(enviado, dados);
      void reler();
    },
  );
  return { form, erro, onSubmit, andamento };
};
