import { useState } from 'react';
import { z } from 'zod';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { createApi, SILENT } from '#shell/api/client.ts';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { type AnexoEscolhido, anexosParaEnvio } from '#shell/campo-de-anexos.ts';
import { esquecerGuardados } from '#shell/guardado/ate-enviar.ts';
import { parte } from '#shell/partes.ts';
import { Button } from '#shell/ui/button.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { contribuir } from '../domain/contribuir.ato.ts';
import { Devolver } from './devolver.tsx';
import { PedirPrazo } from './pedir-prazo.tsx';
import type { PassoAberto } from './tramitacao-queries.ts';

const CampoAnexos = parte('campo-anexos');

const api = createApi<ContratoDoAto<typeof contribuir>>();
const CONTRIBUIR = 'POST /app-web/v1/tramitacoes/:idTramitacao/contribuir';
const { texto } = contribuir.entrada.shape;
const formulario = z.object({ texto });

export type FeitoNoPasso = 'contribuiu' | 'devolveu';

interface ContribuirProps {
  readonly passo: PassoAberto;
  readonly onFeito: (feito: FeitoNoPasso) => void;
  /** More time was asked for. */
  readonly onPediuPrazo: () => void;
}

const PEDIDOS_DE_PRAZO = {
  aberto: 'Você pediu mais prazo, e a ouvidoria ainda vai decidir. Até lá vale o prazo de hoje.',
  concedido: 'O prazo deste pedido já foi aumentado uma vez.',
  negado: 'A ouvidoria não deu mais prazo.',
} as const;

/** What became of the request for more time, or why none can be made. */
function SobreOPrazo({ passo }: Pick<ContribuirProps, 'passo'>) {
  const { pedidoDePrazo, podePedirMaisPrazo, semMaisPrazo, recusaDoPrazo } = passo;
  if (podePedirMaisPrazo) return null;
  const frase = pedidoDePrazo ? PEDIDOS_DE_PRAZO[pedidoDePrazo] : semMaisPrazo;
  return (
    <>
      <p className="ui-muted">{frase}</p>
      {recusaDoPrazo && <TextoDigitado texto={recusaDoPrazo} />}
    </>
  );
}

/** The area contributes, says that the matter is not its own, or asks for more time. */
export function Contribuir({ passo, onFeito, onPediuPrazo }: ContribuirProps) {
  const { idTramitacao } = passo;
  const [anexos, setAnexos] = useState<readonly AnexoEscolhido[]>([]);
  const [ocupado, setOcupado] = useState(false);
  const [aberto, setAberto] = useState<'devolver' | 'prazo' | null>(null);
  const form = useFormulario(formulario, { defaultValues: { texto: '' } });
  const { erro, onSubmit } = useEnvio(
    form,
    (dados: z.output<typeof formulario>) => {
      const body = { ...dados, anexos: anexosParaEnvio(anexos) };
      return api(CONTRIBUIR, { params: { idTramitacao }, body }, SILENT);
    },
    () => onFeito('contribuiu'),
  );
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível enviar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Contribuir">
        <TextoDoAto
          casos={[passo]}
          ato={contribuir}
          name="texto"
          label="Sua contribuição"
          help="Vai para a ouvidoria, que escreve a resposta. Quem registrou não lê este texto."
          rows={10}
          limit={texto.maxLength ?? undefined}
        />
        <CampoAnexos value={anexos} onChange={setAnexos} onOcupado={setOcupado} />
        <p role="status">{ocupado && 'Espere os arquivos terminarem de chegar.'}</p>
        <div className="ui-actions">
          <BotaoEnviar disabled={ocupado}>Enviar contribuição</BotaoEnviar>
          <Button variant="secondary" onClick={() => setAberto('devolver')}>
            Devolver sem contribuir
          </Button>
          {passo.podePedirMaisPrazo && <Button onClick={() => setAberto('prazo')}>Pedir mais prazo</Button>}
        </div>
        <SobreOPrazo passo={passo} />
      </Formulario>
      {aberto === 'devolver' && (
        <Devolver
          idTramitacao={idTramitacao}
          onFechar={() => setAberto(null)}
          onDevolvido={() => {
            // Nothing is left to contribute to.
            void esquecerGuardados(form);
            onFeito('devolveu');
          }}
        />
      )}
      {aberto === 'prazo' && (
        <PedirPrazo
          passo={passo}
          onFechar={() => setAberto(null)}
          onPedido={() => {
            setAberto(null);
            onPediuPrazo();
          }}
        />
      )}
    </>
  );
}
