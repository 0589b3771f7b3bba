import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import { useCaso } from '#shell/atos/caso-query.ts';
import type { AtoProps } from '#shell/atos/casos.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { CampoCheckbox, CampoOpcoes } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { type Opcoes, useAssuntos, useOpcoes } from './analise-queries.ts';
import { CampoEtiquetas } from './campo-etiquetas.tsx';
import { type Assunto, CampoAssunto, CampoResponsavel, CampoSubassunto } from './campos-da-analise.tsx';
import {
  type Atual,
  classificacaoEscolhida,
  formulario,
  MANTER,
  responsavelEscolhido,
  type Valores,
  valoresIniciais,
} from './classificacao.ts';
import { useDeixar, useEscolhasDeixadas } from './escolhas-deixadas.ts';
import { useSalvarAnalise } from './use-salvar-analise.ts';
import './analise.css';

interface CasoDeHoje extends Atual {
  readonly responsavel: { readonly nome: string } | null;
}

interface FormularioDaAnaliseProps extends AtoProps {
  /** Null for many cases: each keeps what is not changed. */
  readonly atual: CasoDeHoje | null;
  readonly opcoes: Opcoes;
  readonly assuntos: readonly Assunto[];
}

const PRIORIDADE = [
  { value: MANTER, label: 'Não mudar' },
  { value: 'normal', label: 'Normal' },
  { value: 'urgente', label: 'Urgente', help: 'Aparece marcada na lista de trabalho. O prazo não muda.' },
] as const;

function FormularioDaAnalise({ atual: lido, opcoes, assuntos, ...props }: FormularioDaAnaliseProps) {
  // Kept as first read: if it were read again, other people's changes would look like choices made
  // here.
  const [atual] = useState(lido);
  const isMuitas = atual === null;
  const iniciais = valoresIniciais(atual);
  const deixadas = useEscolhasDeixadas(
    isMuitas ? props.casos.map(({ idManifestacao }) => idManifestacao) : null,
  );
  const form = useFormulario(formulario, { defaultValues: { ...iniciais, ...deixadas.antes } });
  const { lote, soResponsavel } = useSalvarAnalise({ ...props, form });
  const valores = { ...iniciais, ...useWatch({ control: form.control }) } as Valores;
  useDeixar(valores, lote.linhas !== null && lote.tentarDeNovo === null, deixadas);
  const { idAssunto, trocarTags } = valores;
  const isRecuperada =
    deixadas.antes !== undefined && JSON.stringify(deixadas.antes) !== JSON.stringify(iniciais);
  const deOutros = lido?.tags.filter((tag) => !atual?.tags.includes(tag)) ?? [];
  const salvar = async (escolhidos: Valores) => {
    const responsavel = responsavelEscolhido(escolhidos);
    const classificacao = classificacaoEscolhida(escolhidos, atual);
    if (responsavel === null && !classificacao) {
      form.aplicarErros({ details: { campos: { geral: 'Nada foi mudado: escolha o que salvar.' } } });
      return;
    }
    await lote.enviar({ responsavel, classificacao });
  };
  return (
    <Ato casos={props.casos} lote={lote}>
      {soResponsavel && (
        <Message type="success" title="O responsável já foi salvo.">
          Falta a classificação: veja por que ela não foi aceita e salve de novo.
        </Message>
      )}
      <p role="status">
        {isRecuperada && (
          <>
            Recuperamos o que você tinha escolhido para estas manifestações.{' '}
            <Button size="small" onClick={() => form.reset(iniciais)}>
              Começar de novo
            </Button>
          </>
        )}
      </p>
      <Formulario form={form} onSubmit={salvar} aria-label="Analisar">
        <CampoResponsavel
          colegas={opcoes.colegas}
          hoje={atual ? (atual.responsavel?.nome ?? 'ninguém') : null}
        />
        <CampoAssunto
          assuntos={assuntos}
          favoritos={opcoes.favoritos}
          isMuitas={isMuitas}
          onMudar={() => form.atualizar('idSubassunto', '')}
        />
        <CampoSubassunto subassuntos={opcoes.subassuntos} idAssunto={Number(idAssunto)} isMuitas={isMuitas} />
        {isMuitas && (
          <div className="analise-etiquetas">
            <CampoCheckbox
              name="trocarTags"
              label="Trocar as etiquetas de todas"
              help="As etiquetas que cada uma tem hoje saem, e ficam só as que você escolher aqui."
            />
          </div>
        )}
        {trocarTags && (
          <CampoEtiquetas
            name="tags"
            label="Etiquetas"
            help="Escolha das que o órgão tem ou escreva outra e tecle Enter. Até 10; o cidadão não as vê."
            conhecidas={opcoes.tags}
          />
        )}
        <p role="status">
          {deOutros.length > 0 && `Outra pessoa incluiu enquanto isso, e fica: ${deOutros.join(', ')}.`}
        </p>
        <CampoOpcoes
          name="urgente"
          label="Prioridade"
          inline
          options={PRIORIDADE.filter(({ value }) => isMuitas || value !== MANTER)}
        />
        <BotoesDoAto onCancelar={props.onCancelar}>Salvar análise</BotoesDoAto>
      </Formulario>
    </Ato>
  );
}

/** Who is responsible for the case and what it is about; what is not changed stays as it is. */
export default function Analisar(props: AtoProps) {
  const [primeiro] = props.casos;
  const unico = props.casos.length === 1 ? (primeiro?.idManifestacao ?? null) : null;
  const atual = useCaso(unico);
  const opcoes = useOpcoes(primeiro?.idManifestacao ?? 0);
  const assuntos = useAssuntos();
  const falha = [atual, opcoes, assuntos].find(({ isError }) => isError);
  if (falha) return <FalhaAoAbrir falha={falha} />;
  if (!opcoes.data || !assuntos.data || (unico !== null && !atual.data)) {
    return <Skeleton lines={6} label="Abrindo a análise…" />;
  }
  return (
    <FormularioDaAnalise
      key={unico}
      {...props}
      atual={atual.data ?? null}
      opcoes={opcoes.data}
      assuntos={assuntos.data}
    />
  );
}
