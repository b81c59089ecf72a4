/** Towns and the bodies that sit there without saying so in their names, by short form or name, a town a line. */
export const SEATS = `
delhi: DMRC; DSSSB; DTC; MCD; NDMC; DDA; DJB; UPSC; SSC; DU; JNU; JMI; IGNOU; LHMC; UCMS; AUD; DTU; NSUT; NCERT; UGC; CBSE; NTA; NVS; KVS; NBT; ICSSR; ICCR; IGNCA; SAI; NADA; EPIL; NBCC; HUDCO; REC; PFC; IREDA; POWERGRID; NTPC; SECI; EIL; RITES; IRCON; RVNL; DFCCIL; NHSRCL; NCRTC; RLDA; RailTel; IRCTC; CONCOR; BECIL; TCIL; AAI; Pawan Hans; AIESL; AIASL; NHAI; NHIDCL; WAPCOS; NPCC; FCI; NSC; EdCIL; ICSIL; NIC; DIC; NeGD; UIDAI; STPI; ERNET; C-DOT; TRAI; CERC; CEA; PNGRB; FSSAI; NFRA; LPAI; CPCB; NDMA; NIDM; NCRPB; ITPO; NPC; QCI; ICSI; ICAI; CVC; CAG; CBI; NIA; ED; SFIO; ICMR; ICAR; CSIR; IARI; NBPGR; NPL; IGIB; NII; NIPGR; ICGEB; DRDO; RAC; CEPTAM; DESIDOC; INMAS; DIPAS; SSPL; ISSA; SAG; CFEES; NIHFW; NHSRC; NCDC; PNB; IFCI; IIFCL; NaBFID; NHB; PFRDA; ITDC; NSTFDC; NBCFDC; BSNL; AIIA; CCRAS; CCRH; NSD; BIS; BEE; NGT; NCLT; APEDA; THSTI
mumbai: RBI; SEBI; LIC; GIC; NIACL; SBI; BOI; Central Bank; Union Bank of India; IDBI; BOB Capital Markets; BOBCAPS; Exim Bank; NABARD; NPCI; SVCL; BARC; TIFR; TMC; ACTREC; TISS; IIT Bombay; IIPS; CIRCOT; CIFE; BPCL; HPCL; RCFL; MDL; SCI; MMRCL; MMMOCL; MRVC; BMC; MPSC; NMRL; NPCIL; IREL; NFDC; AIASL; KRCL; JNPA; MAHATRANSCO; MAHAGENCO; MSEDCL; IHMCL; NIRRCH; SEEPZ; Bombay High Court; MSC Bank; SAMEER; Western Railway; Central Railway
bengaluru: ISRO; URSC; ISTRAC; HSFC; HAL; BEL; BEML; ITI Limited; BMRCL; BMTC; KPSC; KPCL; KPTCL; BESCOM; NIMHANS; IISc; IIM Bangalore; NCBS; JNCASR; InStem; RRI; IIA; NAL; ADA; ADE; GTRE; LRDE; CAIR; CABS; DEBEL; MTRDC; CMTI; CPRI; NSIL; Antrix; NIANP; NIVEDI; IIHR; Canara Bank; NLSIU; CSB; Coffee Board; KAPL; ISI Bangalore; UAS Bangalore; BBMP; KEA; BWSSB; Karnataka High Court
hyderabad: ECIL; BDL; MIDHANI; NMDC; NFC; DRDL; RCI; DMRL; DLRL; CCMB; IICT; NGRI; NRSC; NIAB; NIN; NIRDPR; NAARM; SVPNPA; INCOIS; CITD; TSPSC; TGPSC; TSRTC; UoH; EFLU; MANUU; AMD; MHSRB Telangana; AP Mahesh Bank; IRDAI; GHMC
chennai: IIT Madras; AVNL; ICF; CMRL; CPCL; TNPSC; TNUSRB; TN TRB; TN MRB; Anna University; NIOT; NCSCM; CLRI; SERC; NIRT; KPL; IOB; Indian Bank; CVRDE; Kalakshetra Foundation; TANUVAS; TANGEDCO; TNPDCL; TIDCO; TNPL; IGCAR; Southern Railway; CIPET; Indbank; RHFL
kolkata: CIL; GRSE; HCL; UCO; NICL; MSTC; Balmer Lawrie; Andrew Yule; Braithwaite; DVC; Tea Board; IICB; CGCRI; VECC; IACS; SNBNCBS; Bose Institute; NCSM; CNCI; WBPSC; WBSSC; WBMSC; WBHRB; Jadavpur University; Calcutta University; IIEST; KMRCL; JCI; ZSI; BSI; GSI; AnSI; Calcutta High Court; Eastern Railway; South Eastern Railway; ECL; WBPDCL; WBSEDCL
kochi: CSL; Cochin Port Authority; KMRL; CMFRI; CIFT; NPOL; FACT; CUSAT; Coconut Development Board; MPEDA; Spices Board; Federal Bank; KMML; Kerala High Court; ICAR CMFRI
thiruvananthapuram: VSSC; LPSC; ISRO VSSC; SCTIMST; NIIST; RGCB; Kerala PSC; CMD Kerala; Kerala University; KSEB; KIIFB
sriharikota: SDSC SHAR
visakhapatnam: HSL; RINL; NSTL; DCI; ECoR; APEPDCL
mangaluru: NMPA; MRPL; UCSL
udupi: UCSL
goa: GSL; Mormugao Port Trust; NIO; NCPOR
bhubaneswar: NALCO; IMMT; OPSC; OSSC; OSSSC; OMC; OPTCL; OHPC; NISER; ILS; OUAT; East Coast Railway; NRRI; ICMR RMRC; Odisha Police; OAV
cuttack: NRRI; ICAR CRRI; Orissa High Court; OSSC
rourkela: SAIL RSP
ranchi: CCL; MECON; HEC; CMPDI; JPSC; JSSC; Jharkhand High Court; SRTMI
dhanbad: BCCL; CIMFR
jamshedpur: NML; UCIL; CSIR NML
patna: BPSC; BSSC; BTSC; CSBC; BPSSC; BSPHCL; IGIMS; BCECEB; SHSB; BSEDC; BELTRON; BRLPS; SHS Bihar; Bihar Vidhan Sabha; Bihar Vidhan Parishad; ECR
lucknow: UPPRPB; UPSSSC; SGPGIMS; KGMU; DRRMLIMS; RDSO; CDRI; IITR; CIMAP; NBRI; UPMRCL; UPSRTC; UPPCL; UPRVUNL; NHM UP; SIDBI; BBAU; UPSRLM; UPMSCL; KSSSCI; NER; UP Anganwadi
prayagraj: UPPSC; NCR; MNNIT Allahabad; IIIT Allahabad; Allahabad University; Allahabad High Court; RRC NCR
kanpur: ALIMCO; DMSRDE; AWEIL; TCL; CSJMU; GIL
varanasi: BHU; IIT BHU; DLW; BLW
noida: NMRC; NIELIT; NTPC; C-DAC; ITI; GAIL; NSEZ; IWAI; NICPR; ICMR NICPR; NBCC
dehradun: FRI; IOL; ICFRE; WII; ONGC; IIP; IIRS; SOI; WIHG; DEAL; IRDE; FSI; UKMSSB; UKSSSC; UJVNL; UPCL; PTCUL; IISWC; LBSNAA
mussoorie: LBSNAA
rishikesh: THDC
haridwar: UKPSC
roorkee: CBRI; NIH
nainital: ARIES; Uttarakhand High Court
pantnagar: GBPUAT
chandigarh: PGIMER; IMTECH; CSIO; TBRL; Panjab University; PSSSB; PPSC; HSSC; HPSC; GMCH; PEC; PSPCL; SSWCD Punjab; Punjab and Haryana High Court
patiala: PPSC; PSPCL; PSTCL
mohali: INST; PSSSB
ludhiana: PAU
bathinda: CUPB
panchkula: HPSC; HSSC; HPGCL; UHBVN; HVPNL
hisar: DHBVN
karnal: NDRI; IIWBR
gurugram: POWERGRID; HARTRON; NSG; RITES; NISE
faridabad: THSTI; NHPC; BIS
shimla: HPPSC; HPSEBL; SJVN; HP High Court
hamirpur: HPRCA; HPSSC
palampur: IHBT
jammu: JKSSB; IIIM; CUJ
srinagar: JKSSB; JKPSC; SKIMS; JK Bank
jaipur: RSSB; RSMSSB; RVUNL; RRVUNL; RVPNL; MNIT; RUHS; NWR; RSRTC; RIICO; RRC NWR
ajmer: RPSC; CURAJ
jodhpur: DLJ; CAZRI; Rajasthan High Court; NIIRNCD
pilani: CEERI
bikaner: RAJUVAS
udaipur: MPUAT
ahmedabad: SAC; PRL; AMC; GMRC; NIOH; Gujarat High Court; Gujarat University; UGVCL
gandhinagar: GPSC; GSSSB; IPR; GSECL; GUVNL; GETCO; BISAG-N; NFSU; GPSSB; GSRTC; GSERC; NHM Gujarat
vadodara: MSU Baroda; PGVCL; MGVCL; BOB; VMC; GETCO; GSV
surat: SVNIT; SMC; VNSGU
rajkot: RNSB; PGVCL; RMC
bhavnagar: CSMCRI
anand: NDDB; AAU; IRMA
gandhidham: Deendayal Port Trust
bhopal: MPPEB; MPESB; AMPRI; MANIT; NIREH; MPMKVVCL; MP Apex Bank
indore: MPPSC; RRCAT; MPPKVVCL
jabalpur: MPPGCL; MPPKVVCL; MPPTCL; MPTRANSCO; WCR; JNKVV; VFJ; MP High Court
gwalior: RVSKVV
raipur: CGPSC; CG Vyapam; CSPDCL; CSPGCL; SECR; NMDC Steel
bilaspur: SECL; SECR; GGU; CG High Court; Chhattisgarh High Court
nagpur: MAHA Metro; NEERI; WCL; MOIL; VNIT; NBSSLUP; MECL; YIL; MNIT
pune: MIL; NCCS; ARDE; HEMRL; C-DAC; NIV; PMC; BOM; SPPU; MPKV; MNGL; PCMC; MSEB; ACEM; CSIR NCL
nashik: SPMCIL; MUHS
ahmednagar: VRDE
akola: PDKV
parbhani: VNMKV
coimbatore: TNAU; Bharathiar University
trichy: Bharathidasan University; NRCB
tiruchirappalli: NIT Trichy; IIM Trichy; Bharathidasan University
madurai: TNSTC
neyveli: NLC
karaikudi: CECRI
thoothukudi: VOCPA
puducherry: JIPMER; Pondicherry University; VCRC
mysuru: CFTRI; DFRL; CIIL; BRBNMPL; KSOU; AIISH; University of Mysore
dharwad: KVGB
hubballi: SWR
belagavi: NITM; ICMR NITM; VTU
guwahati: APSC; Gauhati University; Gauhati High Court; NFR; SLPRB
dibrugarh: BCPL
golaghat: NRL
shillong: NEEPCO; NEHU; NEIGRIHMS; NIT Meghalaya; NESAC; MPSC Meghalaya
imphal: Manipur University; NIT Manipur; Manipur PSC
aizawl: Mizoram PSC; Mizoram University; NIT Mizoram
agartala: TPSC; Tripura University; TRB Tripura; TSECL
kohima: NPSC; Nagaland University
gangtok: Sikkim PSC; NIT Sikkim
itanagar: NERIST; APSSB
leh: DIHAR
balasore: ITR; PXE
durgapur: CMERI
kharagpur: SER
asansol: ECL; CLW
chittaranjan: CLW
bareilly: IVRI
jhansi: RLBCAU
gorakhpur: NER; HURL
aligarh: AMU
agra: ADRDE
amethi: RGNAU
singrauli: NCL
sambalpur: MCL
angul: NALCO; MCL
kozhikode: NIT Calicut; CUSAT
kottayam: Rubber Board; MGU
palakkad: FCRI; Instrumentation
thrissur: KAU; SIB
tirupati: NARL
vijayawada: APPSC; APSRTC; APCRDA; AP Transco; APGENCO; APMSRB; SLPRB AP
guntur: ANGRAU; SLPRB AP
`;
