import './conta.css';
import './meu-cadastro/meu-cadastro.css';
import { useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import type { Cadastro } from '../domain/cadastro.ts';
import { AcessoESessoes } from './meu-cadastro/acesso-e-sessoes.tsx';
import { Avisos } from './meu-cadastro/avisos.tsx';
import { useCadastro, useOpcoesDoPerfil, useRelerCadastro } from './meu-cadastro/cadastro-queries.ts';
import { Calendario } from './meu-cadastro/calendario.tsx';
import { CopiaDosDados } from './meu-cadastro/copia-dos-dados.tsx';
import { dadosDaConta, dadosDoEndereco } from './meu-cadastro/dados-mostrados.ts';
import { Despedida } from './meu-cadastro/despedida.tsx';
import { EmailPendente } from './meu-cadastro/email-pendente.tsx';
import { ExcluirConta } from './meu-cadastro/excluir-conta.tsx';
import { FormularioDados } from './meu-cadastro/formulario-dados.tsx';
import { FormularioEndereco } from './meu-cadastro/formulario-endereco.tsx';
import { ListaDeDados, SecaoEditavel } from './meu-cadastro/secao.tsx';
import { dadosDoPerfil, FormularioSobreVoce, PorQuePerguntamos } from './meu-cadastro/sobre-voce.tsx';

type NomeDaSecao = 'dados' | 'endereco' | 'perfil';

/** Which section is being edited, and which was saved last. */
const useEdicao = () => {
  const reler = useRelerCadastro();
  const [editando, setEditando] = useState<NomeDaSecao | null>(null);
  const [salva, setSalva] = useState<NomeDaSecao | null>(null);
  return (nome: NomeDaSecao) => ({
    secao: {
      isEditando: editando === nome,
      foiSalva: salva === nome,
      onAlterar: () => {
        setSalva(null);
        setEditando(nome);
      },
    },
    formulario: {
      onCancelar: () => setEditando(null),
      onSalvo: async () => {
        await reler();
        setSalva(nome);
        setEditando(null);
      },
    },
  });
};

function SobreVoce({
  cadastro,
  edicao,
}: {
  readonly cadastro: Cadastro;
  readonly edicao: ReturnType<ReturnType<typeof useEdicao>>;
}) {
  const { data: opcoes, isError, refetch } = useOpcoesDoPerfil();
  return (
    <SecaoEditavel
      titulo="Sobre você"
      oQue="os dados sobre você"
      {...edicao.secao}
      formulario={
        opcoes ? (
          <FormularioSobreVoce perfil={cadastro.perfil} opcoes={opcoes} {...edicao.formulario} />
        ) : isError ? (
          <>
            <Message type="danger" title="Não foi possível ler as opções." />
            <div className="ui-actions">
              <Button variant="secondary" onClick={() => refetch()}>
                Tentar de novo
              </Button>
              <Button variant="tertiary" onClick={edicao.formulario.onCancelar}>
                Cancelar
              </Button>
            </div>
          </>
        ) : (
          <Skeleton lines={5} />
        )
      }
    >
      <PorQuePerguntamos />
      <ListaDeDados dados={dadosDoPerfil(cadastro.perfil, opcoes)} />
    </SecaoEditavel>
  );
}

function Secoes({ cadastro, onExcluida }: { readonly cadastro: Cadastro; readonly onExcluida: () => void }) {
  const edicaoDe = useEdicao();
  const [dados, endereco, perfil] = [edicaoDe('dados'), edicaoDe('endereco'), edicaoDe('perfil')];
  return (
    <div className="cadastro">
      <SecaoEditavel
        titulo="Seus dados"
        oQue="seus dados e contatos"
        {...dados.secao}
        formulario={<FormularioDados cadastro={cadastro} {...dados.formulario} />}
      >
        {cadastro.emailPendente && <EmailPendente email={cadastro.emailPendente} atual={cadastro.email} />}
        <ListaDeDados dados={dadosDaConta(cadastro)} />
      </SecaoEditavel>
      <SecaoEditavel
        titulo="Endereço"
        oQue="o endereço"
        {...endereco.secao}
        formulario={<FormularioEndereco endereco={cadastro.endereco} {...endereco.formulario} />}
      >
        <p>Opcional. Serve para quem prefere receber a resposta por carta.</p>
        <ListaDeDados dados={dadosDoEndereco(cadastro.endereco)} />
      </SecaoEditavel>
      {!cadastro.isPessoaJuridica && <SobreVoce cadastro={cadastro} edicao={perfil} />}
      <Avisos />
      <Calendario />
      <AcessoESessoes temSenha={cadastro.temSenha} />
      <CopiaDosDados />
      <ExcluirConta onExcluida={onExcluida} />
    </div>
  );
}

function CadastroLido({ onExcluida }: { readonly onExcluida: () => void }) {
  const { data, isPending, refetch } = useCadastro();
  if (isPending) return <Skeleton shape="card" lines={3} label="Carregando seu cadastro…" />;
  if (!data) {
    return (
      <>
        <Message type="danger" title="Não foi possível carregar seu cadastro.">
          Confira sua conexão e tente de novo.
        </Message>
        <div className="ui-actions">
          <Button variant="primary" onClick={() => refetch()}>
            Tentar de novo
          </Button>
        </div>
      </>
    );
  }
  return <Secoes cadastro={data} onExcluida={onExcluida} />;
}

/** The person's own data: seen, corrected, copied and, as far as lawful, deleted (LGPD art. 18). */
export default function MeuCadastroPage() {
  const [foiExcluida, setExcluida] = useState(false);
  return foiExcluida ? <Despedida /> : <CadastroLido onExcluida={() => setExcluida(true)} />;
}
