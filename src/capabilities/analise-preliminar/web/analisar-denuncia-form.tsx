import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import { useCaso } from '#shell/atos/caso-query.ts';
import type { AtoProps } from '#shell/atos/casos.ts';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { NaoCabe } from '#shell/atos/nao-cabe.tsx';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { isDenuncia } from '#shell/atos/tipos-dos-casos.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { CampoCheckbox, CampoOpcoes } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { analisarDenuncia } from '../domain/analisar-denuncia.ato.ts';
import { type AnalisePreliminar as Analise, fraseDaAnalise } from '../domain/analise-preliminar.ts';
import './analisar-denuncia-form.css';

const { shape } = analisarDenuncia.entrada;
const SIM = 'sim';

/** A radio button holds text, and an unanswered one does not mean 'no'. */
const formulario = z.object({ ...shape, apta: campo('Apta para apuração', z.enum([SIM, 'nao'])) });
type Dados = z.output<typeof formulario>;

const PARTES = [
  {
    name: 'autoria',
    label: 'Autoria',
    help: 'Quem teria feito? Diga se o relato aponta pessoas, setor ou empresa, e o que falta para chegar a elas.',
  },
  {
    name: 'materialidade',
    label: 'Materialidade',
    help: 'O que teria acontecido, e o que mostra isso? Diga quais fatos, datas, documentos ou testemunhas existem.',
  },
  {
    name: 'relevancia',
    label: 'Relevância',
    help: 'Por que apurar? Diga o tamanho do dano, o risco de continuar e se o assunto é deste órgão.',
  },
] as const;

const ENVOLVE = [
  {
    name: 'envolveEmpresa',
    label: 'Empresa',
    help: 'Uma pessoa jurídica: fornecedora, concessionária, entidade.',
  },
  {
    name: 'envolveServidor',
    label: 'Servidor público',
    help: 'Quem trabalha para o Estado, com qualquer vínculo.',
  },
  {
    name: 'envolveCargoDas4',
    label: 'Ocupante de cargo DAS 4 ou superior',
    help: 'Também os cargos e funções equivalentes, como CCE e FCE de nível 13 em diante.',
  },
] as const;

const VAZIA = {
  apta: '',
  envolveEmpresa: false,
  envolveServidor: false,
  envolveCargoDas4: false,
  autoria: '',
  materialidade: '',
  relevancia: '',
};

const valoresDa = (salva: Analise | null) =>
  (salva ? { ...salva, apta: salva.apta ? SIM : 'nao' } : VAZIA) as z.input<typeof formulario>;

interface FormularioDaAnaliseProps extends AtoProps {
  readonly salva: Analise | null;
}

function FormularioDaAnalise({ casos, onFeito, onCancelar, salva }: FormularioDaAnaliseProps) {
  const form = useFormulario(formulario, { defaultValues: valoresDa(salva) });
  const lote = useLote<Dados>({
    casos,
    onFeito,
    form,
    enviar: (doLote, { apta, ...dados }) =>
      enviarAoLote(analisarDenuncia, doLote, { ...dados, apta: apta === SIM }),
  });
  const apta = useWatch({ control: form.control, name: 'apta' });
  return (
    <Ato casos={casos} lote={lote}>
      {salva && (
        <Message type="info" title="Já há uma análise." still>
          Ela está abaixo. Salvar de novo põe a nova no lugar dela, e o histórico mostra as duas vezes.
        </Message>
      )}
      <Formulario
        form={form}
        onSubmit={lote.enviar}
        aria-label="Análise preliminar"
        className="analise-preliminar"
      >
        <CampoOpcoes
          name="apta"
          label="Há elementos para apurar?"
          help="A manifestação é apta quando traz o mínimo para começar uma apuração."
          required
          options={[
            { value: SIM, label: 'Sim, é apta para apuração' },
            { value: 'nao', label: 'Não, faltam elementos' },
          ]}
        />
        <fieldset>
          <legend>O relato envolve</legend>
          <p className="ui-muted">Marque tudo o que aparecer no relato.</p>
          {ENVOLVE.map((envolve) => (
            <CampoCheckbox key={envolve.name} {...envolve} />
          ))}
        </fieldset>
        {PARTES.map((parte) => (
          <TextoDoAto
            key={parte.name}
            casos={casos}
            ato={analisarDenuncia}
            isGuardado={!salva}
            {...parte}
            limit={shape[parte.name].maxLength ?? undefined}
          />
        ))}
        <p>
          O que você escreve fica cifrado, só para a equipe do órgão.{' '}
          {apta ? (
            <>Quem registrou lê no histórico apenas: “{fraseDaAnalise(apta === SIM)}”</>
          ) : (
            'Quem registrou lê no histórico apenas a conclusão.'
          )}
        </p>
        <BotoesDoAto onCancelar={onCancelar}>Salvar análise</BotoesDoAto>
      </Formulario>
    </Ato>
  );
}

/** Is it fit to be investigated, and why (Decreto 10.153/2019; Portaria Normativa CGU 116/2024). */
export default function AnalisePreliminar(props: AtoProps) {
  const { casos } = props;
  const outras = casos.filter((caso) => !isDenuncia(caso));
  const [primeiro] = casos;
  const unico = casos.length === 1 && outras.length === 0 ? (primeiro?.idManifestacao ?? null) : null;
  const caso = useCaso(unico);
  if (outras.length === casos.length) {
    return (
      <NaoCabe titulo="Só denúncias e comunicações têm análise preliminar." onCancelar={props.onCancelar}>
        Se o relato é uma denúncia registrada como outra coisa, corrija antes o tipo.
      </NaoCabe>
    );
  }
  if (caso.isError) return <FalhaAoAbrir falha={caso} />;
  if (unico !== null && !caso.data) return <Skeleton lines={8} label="Abrindo a análise…" />;
  return (
    <>
      {outras.length > 0 && (
        <Message type="warning" title="Nem todas são denúncias." still>
          Estas vão ficar como estão: {outras.map(({ numeroProtocolo }) => numeroProtocolo).join(', ')}.
        </Message>
      )}
      <FormularioDaAnalise key={unico} {...props} salva={caso.data?.analisePreliminar ?? null} />
    </>
  );
}
