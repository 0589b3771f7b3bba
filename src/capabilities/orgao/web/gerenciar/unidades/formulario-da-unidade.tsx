import { z } from 'zod';
import { SILENT } from '#shell/api/client.ts';
import { useFormularioNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { Button } from '#shell/ui/button.tsx';
import { SelectVarios } from '#shell/ui/campos/select-varios.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useCampoControlado } from '#shell/ui/form/use-campo.ts';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { UnidadeDoOrgao, UnidadesDoOrgao } from '../../../domain/orgao-gerenciado.ts';
import { comSubordinadas, dadosDaUnidade, emArvore } from '../../../domain/unidade.ts';
import { api } from '../gerenciar-queries.ts';
import { Falha } from '../salvar.tsx';

const formulario = dadosDaUnidade.omit({ ativa: true }).extend({
  /** As the select holds it. */
  idPai: z.string(),
  pessoas: z.array(z.string()),
});

interface FormularioDaUnidadeProps {
  readonly idOuvidoria: number;
  /** Null for a new one. */
  readonly unidade: UnidadeDoOrgao | null;
  readonly unidades: readonly UnidadeDoOrgao[];
  readonly colegas: UnidadesDoOrgao['colegas'];
  readonly poePessoas: boolean;
  readonly onSalvo: (frase: string) => void;
  readonly onCancelar: () => void;
}

/** Any active unit except this one and those below it. */
const possiveisSuperiores = (unidades: readonly UnidadeDoOrgao[], unidade: UnidadeDoOrgao | null) => {
  const debaixo = unidade ? comSubordinadas(unidades, unidade.idUnidade) : new Set<number>();
  return emArvore(unidades)
    .filter(
      ({ unidade: { idUnidade, ativa } }) =>
        !debaixo.has(idUnidade) && (ativa || idUnidade === unidade?.idPai),
    )
    .map(({ unidade: { idUnidade, sigla, nome }, nivel }) => ({
      value: String(idUnidade),
      label: `${'— '.repeat(nivel)}${sigla} – ${nome}`,
    }));
};

function CampoPessoas({
  unidade,
  colegas,
  poePessoas,
}: Pick<FormularioDaUnidadeProps, 'unidade' | 'colegas' | 'poePessoas'>) {
  const { id, error, field, atualizar } = useCampoControlado('pessoas', 'Quem trabalha na unidade');
  const daUnidade = unidade?.pessoas ?? [];
  const antigas = daUnidade.filter(
    ({ idUsuario }) => !colegas.some((colega) => colega.idUsuario === idUsuario),
  );
  const options = [
    ...colegas
      .filter(({ idUsuario }) => poePessoas || daUnidade.some((pessoa) => pessoa.idUsuario === idUsuario))
      .map(({ idUsuario, nome, perfis }) => ({
        value: String(idUsuario),
        label: `${nome} (${perfis.join(', ')})`,
      })),
    ...antigas.map(({ idUsuario, nome }) => ({
      value: String(idUsuario),
      label: `${nome} (não trabalha mais no órgão)`,
    })),
  ];
  return (
    <SelectVarios
      id={id}
      label="Quem trabalha na unidade"
      help={
        poePessoas
          ? 'Quem recebe os pedidos de contribuição feitos à unidade. De denúncias, só os enviados depois de a pessoa entrar.'
          : 'Quem recebe os pedidos de contribuição feitos à unidade. Só um gestor do órgão inclui pessoas ou muda o e-mail.'
      }
      nomeDaLista="Pessoas da unidade"
      error={error}
      options={options}
      values={field.value ?? []}
      onChange={atualizar}
      onBlur={field.onBlur}
      inputRef={field.ref}
      optional
    />
  );
}

export function FormularioDaUnidade(props: FormularioDaUnidadeProps) {
  const { idOuvidoria, unidade, unidades, colegas, poePessoas, onSalvo, onCancelar } = props;
  const form = useFormulario(formulario, {
    defaultValues: {
      nome: unidade?.nome ?? '',
      sigla: unidade?.sigla ?? '',
      email: unidade?.email ?? '',
      idPai: String(unidade?.idPai ?? ''),
      pessoas: unidade?.pessoas.map(({ idUsuario }) => String(idUsuario)) ?? [],
    },
  });
  useFormularioNaoSalvo(form);
  const { erro, onSubmit } = useEnvio(form, async (lidos: z.output<typeof formulario>) => {
    const dados = {
      ...lidos,
      idPai: lidos.idPai === '' ? null : Number(lidos.idPai),
      pessoas: lidos.pessoas.map(Number),
      ativa: unidade?.ativa ?? true,
    };
    if (unidade) {
      const params = { idOuvidoria, idUnidade: unidade.idUnidade };
      const body = { dados, versao: unidade.versao };
      await api(
        'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/unidades/:idUnidade',
        { params, body },
        SILENT,
      );
    } else {
      const params = { idOuvidoria };
      await api('POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/unidades', { params, body: dados }, SILENT);
    }
    onSalvo(unidade ? `A unidade ${lidos.sigla} foi guardada.` : `A unidade ${lidos.sigla} foi criada.`);
  });
  return (
    <>
      <TituloFocado nivel={3}>{unidade ? `Mudar ${unidade.sigla}` : 'Nova unidade'}</TituloFocado>
      <Falha erro={erro} />
      <Formulario form={form} onSubmit={onSubmit} aria-label="Unidade interna">
        <div className="gerenciar-lado-a-lado">
          <CampoTexto name="nome" label="Nome" maxLength={150} required />
          <CampoTexto
            name="sigla"
            label="Sigla"
            help="Só uma unidade do órgão a usa."
            maxLength={20}
            required
          />
          <CampoSelect
            name="idPai"
            label="Unidade superior"
            help="Em branco, fica logo abaixo do órgão."
            placeholder="Nenhuma"
            options={possiveisSuperiores(unidades, unidade)}
            optional
          />
          <CampoTexto name="email" label="E-mail" type="email" maxLength={200} autoComplete="off" optional />
        </div>
        <CampoPessoas unidade={unidade} colegas={colegas} poePessoas={poePessoas} />
        <div className="ui-actions">
          <BotaoEnviar>{unidade ? 'Salvar unidade' : 'Criar unidade'}</BotaoEnviar>
          <Button onClick={onCancelar}>Cancelar</Button>
        </div>
      </Formulario>
    </>
  );
}
