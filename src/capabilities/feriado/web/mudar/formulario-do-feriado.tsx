import { useNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes, CampoTexto } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import {
  type DadosDoFeriado,
  dadosDoFeriado,
  type Expediente,
  expedientes,
  nomesDosExpedientes,
} from '../../domain/feriado.ts';
import { enderecoDoFeriado } from '../nomes-do-feriado.ts';
import { CamposDoLugar } from './campos-do-lugar.tsx';
import { CamposDoTempo } from './campos-do-tempo.tsx';
import { ConfirmarMudanca } from './confirmar-mudanca.tsx';
import { type Feita, useMudanca } from './use-mudanca.ts';
import type { FeriadoAberto, ValoresDoFeriado } from './valores-do-feriado.ts';

const AJUDA: Readonly<Record<Expediente, string>> = {
  nenhum: 'O órgão não abre: nenhum prazo começa nem termina neste dia.',
  reduzido: 'O órgão abre só uma parte do dia: um prazo pode começar, mas não terminar neste dia.',
};

interface FormularioProps {
  /** Null for a new one. */
  readonly feriado: FeriadoAberto | null;
  readonly valores: ValoresDoFeriado;
  readonly onFeita: (feita: Feita) => void;
}

/** Nothing is saved from here: the confirmation first shows what would move. */
export function FormularioDoFeriado({ feriado, valores, onFeita }: FormularioProps) {
  const form = useFormulario(dadosDoFeriado, { defaultValues: valores as never });
  const mudanca = useMudanca(onFeita);
  const { isDirty, isSubmitting } = form.formState;
  useNaoSalvo(isDirty && !isSubmitting && !mudanca.enviando);
  const { erro, onSubmit } = useEnvio(form, (dados: DadosDoFeriado) =>
    mudanca.conferir(
      feriado
        ? { ato: 'editar', idFeriado: feriado.idFeriado, versao: feriado.versao, dados }
        : { ato: 'cadastrar', dados },
    ),
  );
  const recusa = erro ?? mudanca.erro;
  return (
    <>
      {recusa && (
        <Message type="danger" title="Não foi possível salvar.">
          {recusa}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Feriado">
        <CampoTexto name="descricao" label="Nome do feriado" required maxLength={120} />
        <CampoOpcoes
          name="expediente"
          label="Expediente"
          required
          options={expedientes.map((value) => ({
            value,
            label: nomesDosExpedientes[value],
            help: AJUDA[value],
          }))}
        />
        <CamposDoLugar feriado={feriado} />
        <CamposDoTempo feriado={feriado} />
        <div className="ui-actions">
          <LinkButton to={feriado ? enderecoDoFeriado(feriado.idFeriado) : '/feriado'} variant="secondary">
            Cancelar
          </LinkButton>
          <BotaoEnviar>Conferir e salvar</BotaoEnviar>
        </div>
      </Formulario>
      <ConfirmarMudanca
        mudanca={mudanca}
        titulo={feriado ? 'Salvar as mudanças?' : 'Cadastrar este feriado?'}
        acao="Salvar"
      />
    </>
  );
}
