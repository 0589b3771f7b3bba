import { useMemo } from 'react';
import { z } from 'zod';
import { coberturasNaTela } from '#capabilities/manifestacao/domain/ler/coberturas-enviadas.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { dataExistente } from '#kernel/validacao/regras-de-data.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import type { AtoProps, CasoEscolhido } from '#shell/atos/casos.ts';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { formatDia } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { parte } from '#shell/partes.ts';
import { isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { tramitar } from '../domain/tramitar.ato.ts';
import { CampoDestinos } from './campo-destinos.tsx';
import { hojeEm, prazoDeCostume, primeiroPrazo, ultimoPrazo } from './prazo-do-pedido.ts';
import { type Unidades, useUnidades } from './tramitacao-queries.ts';
import './tramitacao.css';

const ConferirCobertura = parte('conferir-cobertura');

const PERGUNTA = 'O que você precisa saber';
const { unidades, pessoas, mensagem } = tramitar.entrada.shape;

const formularioAte = (ultimo: string) =>
  z
    .object({
      unidades,
      pessoas,
      mensagem: campo(PERGUNTA, mensagem),
      coberturas: coberturasNaTela,
      prazo: campo(
        'Prazo',
        z
          .string()
          .check(dataExistente())
          .refine((texto) => (isoFromDateText(texto) ?? '9') >= hojeEm(serverNow()), {
            error: 'O prazo interno não pode ser um dia que já passou.',
          })
          .refine((texto) => (isoFromDateText(texto) ?? '') <= ultimo, {
            error: () => `O prazo interno vai no máximo até ${formatDia(ultimo)}.`,
          }),
      ),
    })
    .refine((dados) => dados.unidades.length + dados.pessoas.length > 0, {
      path: ['unidades'],
      error: 'Escolha ao menos uma unidade ou pessoa.',
    });
type Pedido = z.output<ReturnType<typeof formularioAte>>;

/** The work list also gives the office and the deadline, which not every act needs. */
export interface CasoATramitar extends CasoEscolhido {
  readonly ouvidoria?: { readonly idOuvidoria: number };
  readonly prazoAtendimento?: string | null;
}

interface TramitarProps extends AtoProps {
  readonly casos: readonly CasoATramitar[];
}

function Pedir({ casos, onFeito, onCancelar, opcoes }: TramitarProps & { readonly opcoes: Unidades }) {
  const daResposta = primeiroPrazo(casos.map(({ prazoAtendimento }) => prazoAtendimento));
  const ultimo = ultimoPrazo(serverNow(), daResposta);
  const formulario = useMemo(() => formularioAte(ultimo), [ultimo]);
  const form = useFormulario(formulario, {
    defaultValues: { unidades: [], pessoas: [], mensagem: '', prazo: '', coberturas: null },
  });
  const lote = useLote<Pedido>({
    casos,
    onFeito,
    form,
    enviar: (escolhidos, { prazo, ...dados }) => {
      const iso = isoFromDateText(prazo);
      return enviarAoLote(tramitar, escolhidos, { ...dados, ...(iso && { prazo: iso }) });
    },
  });
  const costume = prazoDeCostume(serverNow(), opcoes.diasUsuais, casos);
  const usual = prazoDeCostume(serverNow(), opcoes.diasUsuais);
  return (
    <Ato casos={casos} lote={lote}>
      <Formulario form={form} onSubmit={lote.enviar} aria-label="Pedir contribuição">
        <CampoDestinos opcoes={opcoes} />
        <TextoDoAto
          casos={casos}
          ato={tramitar}
          name="mensagem"
          label={PERGUNTA}
          help="Só quem recebe o pedido lê. O texto da manifestação vai junto, sem os dados de quem registrou."
          limit={mensagem.maxLength ?? undefined}
        />
        <ConferirCobertura name="coberturas" casos={casos} destino="area" />
        <CampoData
          name="prazo"
          label="Prazo para contribuir"
          optional
          help={
            costume < usual
              ? `Em branco, até ${formatDia(costume)}: a área responde antes de a resposta ser devida${daResposta ? `, em ${formatDia(daResposta)}` : ''}.`
              : `Em branco, ${opcoes.diasUsuais} ${opcoes.diasUsuais === 1 ? 'dia' : 'dias'}: até ${formatDia(costume)}, ou o dia útil seguinte se for feriado.`
          }
          min={hojeEm(serverNow())}
          max={ultimo}
        />
        {daResposta && daResposta < hojeEm(serverNow()) && (
          <Message type="warning" title="A contribuição pode chegar tarde." still>
            O prazo da resposta terminou em {formatDia(daResposta)}.
          </Message>
        )}
        <p>
          Quem registrou vê que o órgão pediu a contribuição de uma área, e não o que foi perguntado. O prazo
          da resposta não muda.
        </p>
        <BotoesDoAto onCancelar={onCancelar}>Tramitar</BotoesDoAto>
      </Formulario>
    </Ato>
  );
}

/** Asks units and people of the office to contribute, several at once. */
export default function Tramitar(props: TramitarProps) {
  const consulta = useUnidades(props.casos[0]?.ouvidoria?.idOuvidoria);
  const { data } = consulta;
  if (!data && consulta.isError)
    return <FalhaAoAbrir titulo="Não foi possível buscar as unidades." falha={consulta} />;
  if (!data) return <Skeleton lines={6} label="Buscando as unidades…" />;
  if (data.unidades.every(({ ativa }) => !ativa) && data.colegas.length === 0) {
    return (
      <EmptyState title="Não há a quem pedir" headingLevel={3}>
        O órgão ainda não tem unidades nem pessoas que contribuem. Quem administra o órgão as cadastra.
      </EmptyState>
    );
  }
  return <Pedir {...props} opcoes={data} />;
}
